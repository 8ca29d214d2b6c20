import type { ReactNode } from 'react';
import { useRead } from '../../data/api.tsx';
import type { Tried } from '../../data/ask.ts';
import { useReported } from '../../words/use-reported.ts';
import { type Key, useWords } from '../../words/words.tsx';

interface Hit {
  document_id: string;
  chunk_id: string;
  score: number;
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(96px,2fr)_3fr] gap-3 border-b border-line py-2 text-sm last:border-b-0">
      <dt className="text-soft">{name}</dt>
      <dd className="numbers min-w-0" dir="auto">
        {children}
      </dd>
    </div>
  );
}

/** The texts of the steps whose time a trace has. */
const steps: Record<string, Key> = {
  recognised_ms: 'timeHeard',
  search_ms: 'search',
  first_text_ms: 'timeText',
  first_audio_ms: 'timeAudio',
  total_ms: 'timeEnd',
  end_ms: 'timeEnd',
};

const round = (value: unknown) => (typeof value === 'number' ? value.toFixed(2) : '–');

/** How an answer was made. */
export function Trace({ tried }: { tried: Tried }) {
  const { say, nameLanguage, writeNumber } = useWords();
  const { sayLanguageReason } = useReported();
  const { language, reading, model, answered, choices } = tried;
  const trace = tried.trace as Record<string, unknown>;
  const hits = Array.isArray(trace.hits) ? (trace.hits as Hit[]) : [];
  const timings = new Map<Key, number>();
  for (const [name, ms] of Object.entries(Object.assign({}, trace, tried.timing))) {
    const key = steps[name];
    if (key && typeof ms === 'number') timings.set(key, ms);
  }
  return (
    <section aria-label={say('howMade')} className="rounded-box border border-line bg-raised p-5">
      <h2 className="mb-2 text-sm font-semibold">{say('howMade')}</h2>
      <dl>
        <Row name={say('language')}>
          {nameLanguage(language)}{' '}
          <span className="text-soft">({sayLanguageReason(reading.language_reason)})</span>
        </Row>
        <Row name={say('answered')}>
          {answered === null ? (choices.length > 0 ? say('hedged') : '–') : say(answered ? 'yes' : 'no')}
        </Row>
        {trace.query !== undefined && <Row name={say('searchedFor')}>{String(trace.query)}</Row>}
        {trace.confidence !== undefined && (
          <Row name={say('confidence')}>
            {round(trace.confidence)}{' '}
            <span className="text-soft">{say('ofThreshold', { threshold: round(trace.threshold) })}</span>
          </Row>
        )}
        <Row name={say('model')}>{model ?? say('noModel')}</Row>
        {[...timings].map(([key, ms]) => (
          <Row key={key} name={say(key)}>
            {writeNumber(ms)} ms
          </Row>
        ))}
      </dl>
      {hits.length > 0 && <h3 className="mt-4 mb-1 text-xs font-medium text-soft">{say('passages')}</h3>}
      <ol>
        {hits.map((hit) => (
          <HitRow key={hit.chunk_id} hit={hit} />
        ))}
      </ol>
    </section>
  );
}

function HitRow({ hit: { document_id, score } }: { hit: Hit }) {
  const { data } = useRead('get_knowledge', { id: document_id });
  return (
    <li className="flex justify-between gap-3 border-b border-line py-1.5 text-sm last:border-b-0">
      <bdi className="truncate">{data?.data.title ?? '…'}</bdi>
      <span className="numbers text-soft">{round(score)}</span>
    </li>
  );
}
