import type { Output } from '@jawab/sdk';
import { CircleStop, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useChange, useMay, usePlace, useRead } from '../../data/api.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useBotWords } from '../../words/use-bot-words.ts';
import { type Key, useWords } from '../../words/words.tsx';
import { looks } from './document-status.tsx';
import { ReadFault } from './read-fault.tsx';

type Crawl = Output<'get_crawl'>['data'];

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

const isOpen = ({ status }: Crawl) => status === 'queued' || status === 'running';

function CrawlProgress({ id, close }: { id: string; close: () => void }) {
  const { say } = useWords();
  const mayWrite = useMay()('kb:write');
  const write = useBotWords();
  const stop = useChange('stop_crawl');
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
          <Button icon={CircleStop} isBusy={stop.isPending} onClick={() => stop.mutate({ id })}>
            {write('siteStop')}
          </Button>
        ) : (
          <Button kind="quiet" icon={X} aria-label={say('close')} onClick={close} />
        )}
      </div>
      {crawl && <Pages crawl={crawl} stopped={write('siteStopped')} />}
      {crawl?.error && <ReadFault error={crawl.error} />}
      <Refusal error={stop.error ?? error} />
    </section>
  );
}

const states = {
  queued: 'queued',
  searching: 'processing',
  found: 'ready',
  running: 'processing',
  done: 'ready',
  failed: 'failed',
} as const;

/** The state of a crawl, and how many of the pages it found were read. */
function Pages({ crawl, stopped }: { crawl: Crawl; stopped: string }) {
  const { say, writeNumber } = useWords();
  const { status, pages } = crawl;
  const over = pages.ready + pages.failed;
  const found = over + pages.queued + pages.processing;
  const state = status === 'stopped' ? null : states[status];
  const [tone, icon] = state ? looks[state] : (['plain', CircleStop] as const);
  return (
    <>
      {isOpen(crawl) && (
        <progress
          aria-label={say('pages')}
          max={found || 1}
          value={over}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-box bg-hover [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-accent"
        />
      )}
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone} icon={icon}>
          {state ? say(status === 'done' ? 'done' : (`document_${state}` as Key)) : stopped}
        </Badge>
        {found > 0 && (
          <span className="numbers">
            {say('pagesRead', { done: writeNumber(pages.ready), count: writeNumber(found) })}
          </span>
        )}
        {pages.failed > 0 && (
          <span className="text-danger">{say('someFailed', { count: pages.failed })}</span>
        )}
      </p>
    </>
  );
}
