import { ApiError } from '@jawab/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Inbox, Lock, TriangleAlert } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { PlaceContext, useRead } from '../data/api.tsx';
import { useReported } from '../words/use-reported.ts';
import { type Key, useWords } from '../words/words.tsx';
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
    <div className="notice grid justify-items-center gap-2 rounded-box border border-line px-6 py-12 text-center">
      <div className="mb-1 grid size-10 place-items-center rounded-box bg-hover text-soft">{icon}</div>
      <Title className="text-base font-semibold">{title}</Title>
      {text && <div className="max-w-md text-sm text-soft">{text}</div>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}

/** Shows that a list is empty: one sentence and one action. */
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

/** The people who may do everything in the workspace, or change a role. */
function Admins() {
  const { say } = useWords();
  const { data } = useRead('list_members', { limit: 100 });
  const admins = data?.data.filter(({ role }) => role === 'owner' || role === 'admin') ?? [];
  return (
    <ul className="mt-2 empty:hidden">
      {admins.map(({ id, name, role }) => (
        <li key={id}>
          <bdi className="font-medium text-ink">{name}</bdi> · {say(`role_${role}` as Key)}
        </li>
      ))}
    </ul>
  );
}

/** Says that the role of a person does not open something, and who can. */
export function NoPermission() {
  const { say } = useWords();
  const place = use(PlaceContext);
  return (
    <Notice
      icon={<Lock aria-hidden size={20} />}
      title={say('noPermission')}
      text={
        <>
          <p>{say('askAdmin')}</p>
          {place && <Admins />}
        </>
      }
    />
  );
}

const isAboutPlan = (error: Error) => error instanceof ApiError && error.status === 402;

interface FailureProps extends Pick<NoticeProps, 'isPage'> {
  error: Error;
  retry?: () => unknown;
}

/** Shows an error, with the id of the request. */
export function Failure({ error, retry, isPage }: FailureProps) {
  const { say } = useWords();
  const { sayRefusal } = useReported();
  const known = error instanceof ApiError ? error : null;
  const isOffline = known?.code === 'offline';
  if (known?.code === 'insufficient_scope')
    return (
      <div role="alert">
        <NoPermission />
      </div>
    );
  return (
    <div role="alert">
      <Notice
        icon={<TriangleAlert aria-hidden size={20} />}
        title={say(isAboutPlan(error) ? 'planNeeded' : 'failed')}
        isPage={isPage}
        text={
          <>
            <p dir="auto">{isOffline ? say('offline') : sayRefusal(error)}</p>
            {known?.requestId && (
              <p className="mt-1 text-xs">
                <bdi translate="no">request_id</bdi> <bdi className="font-mono">{known.requestId}</bdi>
              </p>
            )}
          </>
        }
      >
        {isAboutPlan(error) && <PlansLink />}
        {retry && <Button onClick={() => void retry()}>{say('retry')}</Button>}
      </Notice>
    </div>
  );
}

/** One line about a failed action, beside its button. */
export function Refusal({ error }: { error: Error | null }) {
  return error && <Refused error={error} />;
}

function Refused({ error }: { error: Error }) {
  const { say } = useWords();
  const { sayRefusal } = useReported();
  // Support can find a fault of the service by it. What the person did wrong is said by the sentence.
  const id = error instanceof ApiError && error.status >= 500 ? error.requestId : null;
  const isOffline = error instanceof ApiError && error.code === 'offline';
  return (
    <div role="alert" className="rounded-box bg-danger-tint px-3 py-2 text-sm text-danger">
      <p dir="auto">{isOffline ? say('offline') : sayRefusal(error)}</p>
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
  query: { data: T | undefined; error: Error | null };
  rows?: number;
  children: (data: T) => ReactNode;
}

/** Shows what a query read, or that it is being read, or why it could not be read. */
export function Loaded<T>({ query, rows, children }: LoadedProps<T>) {
  const client = useQueryClient();
  // One button reads everything again that failed on the page.
  const retry = () => client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  if (query.data !== undefined) return <>{children(query.data)}</>;
  return query.error ? <Failure error={query.error} retry={retry} /> : <Skeleton rows={rows} />;
}
