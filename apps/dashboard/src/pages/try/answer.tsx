import { BookOpen, CircleHelp } from 'lucide-react';
import type { TriedSource } from '../../data/ask.ts';
import { Badge } from '../../ui/badge.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useWords } from '../../words/words.tsx';
import type { Asked } from './use-ask.ts';

/** A question, its answer and the passages that the answer cites. */
export function AnswerBox({ asked }: { asked: Asked }) {
  const { say } = useWords();
  const { question, text, end, error, isRunning } = asked;
  return (
    <section aria-label={say('answer')} className="grid gap-4 rounded-box border border-line bg-raised p-5">
      <p dir="auto" className="text-base font-semibold">
        {question}
      </p>
      {text && (
        <p dir="auto" lang={end?.language} className="own-lines text-base whitespace-pre-wrap">
          {text}
        </p>
      )}
      {isRunning && !text && <p className="text-sm text-soft">{say('thinking')}</p>}
      <div role="status" className="sr-only">
        {end ? say('answerReady') : ''}
      </div>
      <Refusal error={error} />
      {end && end.sources.length > 0 && <Sources sources={end.sources} />}
      {end && end.choices.length > 0 && <Choices choices={end.choices} />}
      {end?.answered === false && <p className="text-sm text-warn">{say('notAnswered')}</p>}
    </section>
  );
}

type Section = Pick<TriedSource, 'document_id' | 'title' | 'section'>;

const nameOf = ({ title, section }: Section) => (section ? `${title} › ${section}` : title);

/** Shows the sections that a bot offers when it is not sure. */
function Choices({ choices }: { choices: readonly Section[] }) {
  const { say } = useWords();
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <div>
        <Badge tone="warn" icon={CircleHelp}>
          {say('hedged')}
        </Badge>
      </div>
      <p className="text-sm text-soft">{say('hedgedText')}</p>
      <ul aria-label={say('choices')} className="grid gap-1 text-sm">
        {choices.map((choice) => (
          <li key={choice.document_id + nameOf(choice)}>
            <bdi>{nameOf(choice)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Sources({ sources }: { sources: readonly TriedSource[] }) {
  const { say } = useWords();
  return (
    <div className="border-t border-line pt-3">
      <h3 className="mb-2 text-xs font-medium text-soft">{say('sources')}</h3>
      <ol className="grid gap-2">
        {sources.map((source, at) => (
          <li key={`${source.document_id}${source.quote}`} className="flex gap-2 text-sm">
            <BookOpen aria-hidden size={16} className="mt-0.5 shrink-0 text-soft" />
            <div className="min-w-0">
              <p dir="auto" className="font-medium">
                <span className="numbers text-soft">{at + 1} </span>
                {source.url ? (
                  <a
                    href={source.url}
                    target="_blank"
                    rel="noopener noreferrer nofollow"
                    className="underline"
                  >
                    {nameOf(source)}
                  </a>
                ) : (
                  nameOf(source)
                )}
              </p>
              <blockquote dir="auto" className="text-soft">
                {source.quote}
              </blockquote>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
