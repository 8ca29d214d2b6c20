import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { buttonLook } from '../ui/button.tsx';
import { Empty, Failure } from '../ui/notice.tsx';
import { useWords } from '../words/words.tsx';

/** A page that could not be opened. */
export function RouteFailure({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <main className="mx-auto max-w-4xl p-6">
      <Failure
        error={error instanceof Error ? error : new Error(String(error))}
        retry={() => router.invalidate()}
      />
    </main>
  );
}

/** An address without a page. */
export function Missing() {
  const { say } = useWords();
  return (
    <main className="mx-auto max-w-4xl p-6">
      <Empty title={say('missingTitle')} text={say('missingText')} isPage>
        <a href="/" className={buttonLook()}>
          {say('goHome')}
        </a>
      </Empty>
    </main>
  );
}
