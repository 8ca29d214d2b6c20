import { Link, useNavigate } from '@tanstack/react-router';
import { useWords } from '../words/words.tsx';
import { buttonLook } from './button.tsx';
import { useKeys } from './single-keys.ts';

interface PagerProps {
  /** The cursor of the page that is shown. */
  cursor: string | undefined;
  next: string | null | undefined;
}

/** Turns the pages of a list. The cursor is part of the address, so that a page survives back, reload and sharing. */
export function Pager({ cursor, next }: PagerProps) {
  const { say } = useWords();
  const navigate = useNavigate();
  const turnTo = (to: string | undefined) => (now: object) => Object.assign({}, now, { cursor: to });
  // With Tab alone, the links come after every control of a hundred rows.
  useKeys(next ? { n: () => void navigate({ to: '.', search: turnTo(next) as never }) } : {});
  if (!cursor && !next) return null;
  return (
    <nav aria-label={say('pages')} className="mt-4 flex flex-wrap justify-center gap-2">
      {cursor && (
        <Link to="." search={turnTo(undefined) as never} className={buttonLook()}>
          {say('firstPage')}
        </Link>
      )}
      {next && (
        <Link to="." search={turnTo(next) as never} className={buttonLook()}>
          {say('nextPage')}
        </Link>
      )}
    </nav>
  );
}
