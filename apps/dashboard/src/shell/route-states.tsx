import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useIsOffline } from '../data/connection.ts';
import { buttonLook } from '../ui/button.tsx';
import { Empty, Failure } from '../ui/notice.tsx';
import { useWords } from '../words/words.tsx';

/** A page that could not be opened. It opens when the connection returns. */
export function PageFailure({ error }: ErrorComponentProps) {
  const router = useRouter();
  const isOffline = useIsOffline();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) void router.invalidate();
    wasOffline.current = isOffline;
  }, [isOffline, router]);
  return (
    <div className="mx-auto max-w-4xl p-6">
      <Failure
        error={error instanceof Error ? error : new Error(String(error))}
        retry={() => router.invalidate()}
        isPage
      />
    </div>
  );
}

/** A dashboard that could not be opened. */
export function RouteFailure(props: ErrorComponentProps) {
  return (
    <main>
      <PageFailure {...props} />
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
