import type { Output } from '@jawab/sdk';
import { CircleStop, X } from 'lucide-react';
import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { useChange, useMay, usePlace, useRead } from '../../data/api.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Refusal, Skeleton } from '../../ui/notice.tsx';
import { useBotWords } from '../../words/use-bot-words.ts';
import { type Key, useWords } from '../../words/words.tsx';
import { looks } from './document-status.tsx';
import { ReadFault } from './read-fault.tsx';

type Crawl = Output<'get_crawl'>['data'];

/** In a file of its own, because few owners choose. */
const ChoosePages = lazy(() => import('./choose-pages.tsx'));

const watchers = new Set<() => void>();
const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => void watchers.delete(changed);
};
const keyOf = (workspaceId: string) => `jawab.crawls.${workspaceId}`;
const readKept = (workspaceId: string) => sessionStorage.getItem(keyOf(workspaceId)) ?? '';
const idsOf = (kept: string) => kept.split(' ').filter(Boolean);

function keep(workspaceId: string, ids: string[]): void {
  sessionStorage.setItem(keyOf(workspaceId), ids.join(' '));
  for (const changed of watchers) changed();
}

/** Shows the progress of a crawl in this tab, until somebody closes it. */
export const showCrawl = (workspaceId: string, id: string): void =>
  keep(workspaceId, [...idsOf(readKept(workspaceId)), id]);

/** The progress of the sites that were added in this tab. */
export function Crawls() {
  const { workspaceId } = usePlace();
  const ids = idsOf(useSyncExternalStore(watch, () => readKept(workspaceId)));
  const close = (closed: string) => {
    const left = ids.filter((id) => id !== closed);
    keep(workspaceId, left);
  };
  return ids.map((id) => <CrawlProgress key={id} id={id} close={() => close(id)} />);
}

const isOpen = ({ status }: Crawl) => status === 'queued' || status === 'searching' || status === 'running';

function CrawlProgress({ id, close }: { id: string; close: () => void }) {
  const { say } = useWords();
  const mayWrite = useMay()('kb:write');
  const write = useBotWords();
  const stop = useChange('stop_crawl');
  const button = useRef<HTMLButtonElement>(null);
  const { data: { data: crawl } = {}, error } = useRead(
    'get_crawl',
    { id },
    // The page that is being read when a crawl is stopped is read to its end.
    { again: ({ data }) => (isOpen(data) || data.pages.processing > 0) && 1_000 },
  );
  if (!write || !(crawl || error)) return null;
  const title = crawl?.url ?? say('add_site');
  return (
    <section
      className="mb-4 flex flex-col gap-2 rounded-box border border-line p-3 text-sm"
      aria-label={title}
    >
      <div className="flex items-center justify-between gap-3">
        <bdi className="line-clamp-2 min-w-0 font-medium wrap-anywhere">{title}</bdi>
        {/* The two are one element, so that it keeps the focus when the crawl ends. */}
        {crawl && isOpen(crawl) && mayWrite ? (
          <Button ref={button} icon={CircleStop} isBusy={stop.isPending} onClick={() => stop.mutate({ id })}>
            {write('siteStop')}
          </Button>
        ) : (
          <Button ref={button} kind="quiet" icon={X} aria-label={say('close')} onClick={close} />
        )}
      </div>
      {crawl && <Pages crawl={crawl} write={write} />}
      {crawl?.status === 'found' && crawl.found !== 0 && mayWrite && (
        <Suspense fallback={<Skeleton />}>
          {/* The button that reads them goes, and must not take the focus with it. */}
          <ChoosePages id={id} onChosen={() => button.current?.focus()} />
        </Suspense>
      )}
      {crawl?.error && <ReadFault error={crawl.error} />}
      <Refusal error={stop.error ?? error} />
    </section>
  );
}

const states = { queued: 'queued', running: 'processing', done: 'ready', failed: 'failed' } as const;

type Write = NonNullable<ReturnType<typeof useBotWords>>;

/** Returns the word, the colour and the icon of the state of a crawl. */
function useLook({ status, found }: Crawl, write: Write): [word: string, ...(typeof looks)['ready']] {
  const { say } = useWords();
  if (status === 'stopped') return [write('siteStopped'), 'plain', CircleStop];
  if (status === 'searching') return [write('siteSearching'), ...looks.processing];
  if (status === 'found') return [found ? write('sitePick') : say('done'), ...looks.ready];
  const state = states[status];
  return [say(status === 'done' ? 'done' : (`document_${state}` as Key)), ...looks[state]];
}

/** The state of a crawl, and how many of the pages it found were read. */
function Pages({ crawl, write }: { crawl: Crawl; write: Write }) {
  const { say, writeNumber } = useWords();
  const { status, pages } = crawl;
  const over = pages.ready + pages.failed;
  const queued = over + pages.queued + pages.processing;
  const [word, tone, icon] = useLook(crawl, write);
  const isSearch = crawl.found !== null && queued === 0;
  return (
    <>
      {isOpen(crawl) && !isSearch && (
        <progress
          aria-label={say('pages')}
          max={queued || 1}
          value={over}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-box bg-hover [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-accent"
        />
      )}
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone} icon={icon}>
          {word}
        </Badge>
        {isSearch && status !== 'failed' && (
          <span className="numbers">{write('siteFound', { count: crawl.found ?? 0 })}</span>
        )}
        {queued > 0 && (
          <span className="numbers">
            {say('pagesRead', { done: writeNumber(pages.ready), count: writeNumber(queued) })}
          </span>
        )}
        {pages.failed > 0 && (
          <span className="text-danger">{say('someFailed', { count: pages.failed })}</span>
        )}
      </p>
      {status === 'found' && crawl.found === crawl.max_pages && (
        <p className="text-soft">{write('siteFull', { count: crawl.max_pages })}</p>
      )}
    </>
  );
}
