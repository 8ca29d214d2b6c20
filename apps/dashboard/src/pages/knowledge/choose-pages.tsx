import type { Output } from '@jawab/sdk';
import { CircleCheck } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import { useChange, useRead } from '../../data/api.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/field.tsx';
import { Loaded, Refusal } from '../../ui/notice.tsx';
import { useBotWords } from '../../words/use-bot-words.ts';
import { useWords } from '../../words/words.tsx';

type FoundPage = Output<'list_crawl_pages'>['data'][number];

interface ChoosePagesProps {
  id: string;
  onChosen: () => void;
}

/** From this number of pages on, words narrow the list. */
const minToFilter = 11;

/** Chooses which of the pages that a crawl found are read. All of them are, until somebody says otherwise. */
export default function ChoosePages({ id, onChosen }: ChoosePagesProps) {
  const query = useRead('list_crawl_pages', { id });
  return (
    <Loaded query={query} rows={4}>
      {({ data }) => <Choice id={id} pages={data} onChosen={onChosen} />}
    </Loaded>
  );
}

/** The pages that somebody left out. This tab keeps them, so that a reload does not tick them again. */
function useLeftOut(id: string) {
  const key = `jawab.leftOut.${id}`;
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(
    () => new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]')),
  );
  const change = useCallback(
    (update: (now: ReadonlySet<string>) => ReadonlySet<string>) =>
      setLeftOut((now) => {
        const next = update(now);
        sessionStorage.setItem(key, JSON.stringify([...next]));
        return next;
      }),
    [key],
  );
  const toggle = useCallback(
    (url: string) => change((now) => now.symmetricDifference(new Set([url]))),
    [change],
  );
  return { leftOut, change, toggle, forget: () => sessionStorage.removeItem(key) };
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** The path of an address as people write it. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  try {
    return decodeURI(pathname + search);
  } catch {
    return pathname + search;
  }
}

/** Returns the pages whose title or path has all words. */
function usePagesWith(pages: FoundPage[], words: string): FoundPage[] {
  const texts = useMemo(() => pages.map(({ title, url }) => fold(`${title ?? ''} ${pathOf(url)}`)), [pages]);
  const wanted = fold(words).split(/\s+/);
  return pages.filter((_, at) => wanted.every((word) => texts[at]?.includes(word)));
}

function Choice({ id, pages, onChosen }: ChoosePagesProps & { pages: FoundPage[] }) {
  const { say } = useWords();
  const write = useBotWords();
  const [words = '', setWords] = useState<string>();
  const shown = usePagesWith(pages, words);
  const ticks = useLeftOut(id);
  const choose = useChange('choose_crawl_pages');
  const chosen = pages.filter(({ url }) => !ticks.leftOut.has(url));
  const read = async () => {
    await choose.mutateAsync({ id, urls: chosen.map(({ url }) => url) });
    ticks.forget();
    onChosen();
  };
  if (!write) return null;
  return (
    <div className="grid gap-2">
      {pages.length >= minToFilter && (
        <SearchField label={say('search')} value={undefined} onSearch={setWords} isLive />
      )}
      <PageList pages={shown} ticks={ticks} name={write('sitePick')} known={write('siteKnown')} />
      <Refusal error={choose.error} />
      <div className="flex justify-end">
        <Button
          kind="primary"
          isBusy={choose.isPending}
          disabled={chosen.length === 0}
          // The refusal is shown above.
          onClick={() => void read().catch(() => {})}
        >
          {write('siteRead', { count: chosen.length })}
        </Button>
      </div>
    </div>
  );
}

interface PageListProps {
  pages: FoundPage[];
  ticks: ReturnType<typeof useLeftOut>;
  name: string;
  /** The word for a page that the bot has. */
  known: string;
}

/** Pages with their boxes, and one box for all of them. */
function PageList({ pages, ticks: { leftOut, change, toggle }, name, known }: PageListProps) {
  const { say } = useWords();
  const ticked = pages.filter(({ url }) => !leftOut.has(url)).length;
  const isAll = ticked === pages.length;
  const toggleAll = () => {
    const urls = new Set(pages.map(({ url }) => url));
    change((now) => (isAll ? now.union(urls) : now.difference(urls)));
  };
  return (
    <fieldset className="min-w-0 overflow-hidden rounded-box border border-line">
      <legend className="sr-only">{name}</legend>
      {pages.length === 0 ? (
        <p className="px-3 py-2 text-soft">{say('nothingFound')}</p>
      ) : (
        <label className="flex items-center gap-3 border-b border-line bg-side px-3 py-2">
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-accent"
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = ticked > 0 && !isAll;
            }}
            onChange={toggleAll}
          />
          {say('selectAll')}
        </label>
      )}
      <ul className="max-h-80 overflow-y-auto">
        {pages.map((page) => (
          <PageRow
            key={page.url}
            page={page}
            isChosen={!leftOut.has(page.url)}
            known={known}
            toggle={toggle}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface PageRowProps {
  page: FoundPage;
  isChosen: boolean;
  known: string;
  toggle: (url: string) => void;
}

/** A page with its box. Drawn again only when it changes, because a site may have 500. */
const PageRow = memo(({ page: { url, title, known: isKnown }, isChosen, known, toggle }: PageRowProps) => (
  <li>
    <label className="flex items-start gap-3 px-3 py-1.5 hover:bg-hover has-focus-visible:bg-hover">
      <input
        type="checkbox"
        className="mt-0.5 size-4 shrink-0 accent-accent"
        checked={isChosen}
        onChange={() => toggle(url)}
      />
      <span className="min-w-0 flex-1">
        {title && (
          <span dir="auto" className="own-side line-clamp-2 wrap-anywhere">
            {title}
          </span>
        )}
        <bdi className={`own-side line-clamp-2 wrap-anywhere ${title ? 'text-xs text-soft' : ''}`}>
          {pathOf(url)}
        </bdi>
      </span>
      {isKnown && (
        <Badge tone="plain" icon={CircleCheck}>
          {known}
        </Badge>
      )}
    </label>
  </li>
));
