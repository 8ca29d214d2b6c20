import { useWords } from '../../words/words.tsx';
import type { Kind } from './kinds.tsx';

/** The steps of the set-up, in the language of the person. */
export function Steps({ kind: { setup } }: { kind: Kind }) {
  const { say } = useWords();
  return (
    <section aria-label={say('setupSteps')}>
      <ol className="grid list-decimal gap-2 ps-5 text-sm marker:text-soft">
        {setup.map((step) => (
          <li key={step} dir="auto" className="wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
