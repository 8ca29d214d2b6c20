import { CircleCheck, CircleHelp } from 'lucide-react';
import { useRead } from '../../data/api.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/field.tsx';
import { Empty, Loaded } from '../../ui/notice.tsx';
import { PassageText } from '../../ui/passage-text.tsx';
import { useWords } from '../../words/words.tsx';

interface PassageSearchProps {
  q: string | undefined;
  onSearch: (text: string | undefined) => void;
  /** Opens the form of new knowledge, for whoever may add it. */
  add: (() => void) | undefined;
}

/** Searches the knowledge as bots do, and shows whether what is found is enough for an answer. */
export function PassageSearch({ q, onSearch, add }: PassageSearchProps) {
  const { say } = useWords();
  const query = useRead('search_knowledge', { query: q ?? '', limit: 10 }, { enabled: !!q });
  return (
    <>
      <div className="mb-4 flex">
        <SearchField label={say('searchPassages')} value={q} onSearch={onSearch} />
      </div>
      {q ? (
        <Loaded query={query}>
          {({ data, answerable }) =>
            data.length === 0 ? (
              <Empty title={say('nothingFound')}>
                {add && <Button onClick={add}>{say('addKnowledge')}</Button>}
              </Empty>
            ) : (
              <>
                <p role="status" className="mb-3 [&>span]:whitespace-normal">
                  <Badge tone={answerable ? 'good' : 'warn'} icon={answerable ? CircleCheck : CircleHelp}>
                    {say(answerable ? 'wouldAnswer' : 'wouldNotAnswer')}
                  </Badge>
                </p>
                <ol className="grid gap-3">
                  {data.map(({ chunk_id, title, heading, text }) => (
                    <li key={chunk_id} className="rounded-box border border-line bg-raised p-4">
                      <p className="mb-1 flex flex-wrap gap-x-2 text-xs text-soft">
                        <bdi className="font-medium text-ink">{title}</bdi>
                        {heading && heading !== title && <bdi>{heading}</bdi>}
                      </p>
                      <PassageText text={text} />
                    </li>
                  ))}
                </ol>
              </>
            )
          }
        </Loaded>
      ) : (
        <p className="text-soft">{say('passagesHint')}</p>
      )}
    </>
  );
}
