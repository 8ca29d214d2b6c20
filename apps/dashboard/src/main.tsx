import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';
import { queryClient } from './data/api.tsx';
import { router } from './router.tsx';
import { firstLanguage, loadStrings, WordsProvider } from './words/words.tsx';

const language = firstLanguage();
const words = loadStrings(language);
// The code of the page loads beside the words and the session.
for (const { routeId } of router.matchRoutes(router.latestLocation))
  void router.loadRouteChunk(router.routesById[routeId as '/']);
void router.load();
const strings = await words;
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <WordsProvider first={language} firstStrings={strings}>
        <RouterProvider router={router} />
      </WordsProvider>
    </QueryClientProvider>
  </StrictMode>,
);
