import { ApiError } from '@jawab/sdk';
import { Link, useParams } from '@tanstack/react-router';
import { Inbox, Lock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import { Button } from './button.tsx';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  /** It is all that its page shows. */
  isPage?: boolean;
}

function Notice({ icon, title, text, children, isPage }: NoticeProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className="grid justify-items-center gap-2 rounded-box border border-line px-6 py-12 text-center">
      <div className="mb-1 grid size-10 place-items-center rounded-box bg-hover text-soft">{icon}</div>
      <Title className="text-base font-semibold">{title}</Title>
      {text && <div className="max-w-md text-sm text-soft">{text}</div>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}

/** What a list shows when it is empty: one sentence and one action. */
export function Empty({ title, text, children, isPage }: Omit<NoticeProps, 'icon'>) {
  return (
    <Notice icon={<Inbox aria-hidden size={20} />} title={title} text={text} isPage={isPage}>
      {children}
    </Notice>
  );
}

/** Leads to the plans, for whoever is in a workspace. */
function PlansLink() {
  const { say } = useWords();
  const { workspaceId } = useParams({ strict: false });
  if (!workspaceId) return null;
  return (
    <Link to="/$workspaceId/usage" params={{ workspaceId }} className="font-medium underline">
      {say('seePlans')}
    </Link>
  );
}

const isAboutPlan = (error: Error) => error instanceof ApiError && error.status === 402;

/** What went wrong, in the words of the service, with the id of the request. */
export function Failure({ error, retry }: { error: Error; retry?: () => unknown }) {
  const { say } = useWords();
  const known = error instanceof ApiError ? error : null;
  const isForbidden = known?.status === 403;
  const text = known?.code === 'offline' ? say('offline') : error.message;
  return (
    <div role="alert">
      <Notice
        icon={isForbidden ? <Lock aria-hidden size={20} /> : <TriangleAlert aria-hidden size={20} />}
        title={say(isForbidden ? 'noPermission' : isAboutPlan(error) ? 'planNeeded' : 'failed')}
        text={
          <>
            <p lang="en" dir="auto">
              {isForbidden ? say('askAdmin') : text}
            </p>
            {known?.requestId && (
              <p className="mt-1 text-xs">
                <bdi translate="no">request_id</bdi> <bdi className="font-mono">{known.requestId}</bdi>
              </p>
            )}
          </>
        }
      >
        {isAboutPlan(error) && <PlansLink />}
        {retry && !isForbidden && <Button onClick={() => void retry()}>{say('retry')}</Button>}
      </Notice>
    </div>
  );
}

/** One line about a failed action, beside its button. */
export function Refusal({ error }: { error: Error | null }) {
  const { say } = useWords();
  if (!error) return null;
  const id = error instanceof ApiError ? error.requestId : null;
  const isOffline = error instanceof ApiError && error.code === 'offline';
  return (
    <div role="alert" className="rounded-box bg-danger-tint px-3 py-2 text-sm text-danger">
      <p lang={isOffline ? undefined : 'en'} dir="auto">
        {isOffline ? say('offline') : error.message}
      </p>
      {isAboutPlan(error) && <PlansLink />}
      {id && (
        <span className="block font-mono text-xs">
          <bdi>{id}</bdi>
        </span>
      )}
    </div>
  );
}

/** Grey bars in the place of rows that are being read. */
export function Skeleton({ rows = 5 }: { rows?: number }) {
  const { say } = useWords();
  return (
    <div role="status" aria-label={say('loading')} className="grid gap-2">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="skeleton h-10" />
      ))}
    </div>
  );
}

interface LoadedProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  rows?: number;
  children: (data: T) => ReactNode;
}

/** Shows what a query read, or that it is being read, or why it could not be read. */
export function Loaded<T>({ query, rows, children }: LoadedProps<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  return query.error ? <Failure error={query.error} retry={query.refetch} /> : <Skeleton rows={rows} />;
}
