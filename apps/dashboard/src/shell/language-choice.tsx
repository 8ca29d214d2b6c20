import { type DashboardLanguage, dashboardLanguages } from '@jawab/language/dashboard-languages.ts';
import { Choice } from '../ui/field.tsx';
import { useWords } from '../words/words.tsx';

/** Chooses the language of the dashboard. */
export function LanguageChoice() {
  const { say, language, choose } = useWords();
  return (
    <Choice
      label={say('language')}
      value={language}
      onChange={({ target }) => choose(target.value as DashboardLanguage)}
    >
      {Object.entries(dashboardLanguages).map(([code, { name }]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </Choice>
  );
}
