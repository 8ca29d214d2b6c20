import {
  ApiError,
  type Client,
  type ClientOptions,
  createClient,
  type Input,
  type OperationName,
  type Output,
} from '@jawab/sdk';
import {
  type InfiniteData,
  keepPreviousData,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createContext, use } from 'react';

/** Creates a client that sends each request once: the page reads again by itself, and says at once that the service is away. */
export const connect = (options: Pick<ClientOptions, 'workspaceId' | 'language'> = {}): Client =>
  createClient(Object.assign({ maxRetries: 0 }, options));

/** Requests without a workspace: people, sessions and the list of workspaces. */
export const outside = connect();

/** Returns whether the service answered, and would answer the same request in the same way. */
export const waitsForNothing = (error: Error) =>
  error instanceof ApiError && error.status > 0 && error.status < 500;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => !waitsForNothing(error) && failures < 2,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

export interface Place {
  workspaceId: string;
  api: Client;
}

export const PlaceContext = createContext<Place | null>(null);

/** The open workspace and its client. */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error('There is no open workspace above this component.');
  return place;
}

interface ReadOptions<Name extends OperationName> {
  enabled?: boolean;
  /** Milliseconds until a result is read again, or false. */
  again?: (result: Output<Name>) => number | false;
  /** Shows the last result while the one of another input is read. */
  keepsLast?: boolean;
}

/** Reads the result of an operation and keeps it. */
export function useRead<Name extends OperationName>(
  name: Name,
  input: Input<Name>,
  { enabled = true, again, keepsLast }: ReadOptions<Name> = {},
) {
  const { workspaceId, api } = usePlace();
  return useQuery({
    queryKey: [workspaceId, name, input],
    queryFn: ({ signal }) => api.call(name, input, { signal }),
    enabled,
    refetchInterval: ({ state }) => (again && state.data ? again(state.data) : false),
    placeholderData: keepsLast ? keepPreviousData : undefined,
  });
}

/** Reads what a page that opens will show. */
export const beginRead = <Name extends OperationName>(
  workspaceId: string,
  name: Name,
  input: Input<Name>,
): Promise<void> =>
  queryClient.prefetchQuery({
    queryKey: [workspaceId, name, input],
    queryFn: ({ signal }) => connect({ workspaceId }).call(name, input, { signal }),
  });

interface Page {
  data: unknown[];
  next_cursor: string | null;
}
type Row<Name extends OperationName> = Output<Name> extends { data: (infer Item)[] } ? Item : never;

/** Reads a list page by page. `rows` are the rows of all pages read so far. */
export function useRows<Name extends OperationName>(name: Name, input: Input<Name>) {
  const { workspaceId, api } = usePlace();
  const query = useInfiniteQuery<
    Output<Name>,
    Error,
    InfiniteData<Output<Name>>,
    unknown[],
    string | undefined
  >({
    queryKey: [workspaceId, name, 'pages', input],
    queryFn: ({ pageParam, signal }) =>
      api.call(name, Object.assign({}, input, { cursor: pageParam }) as Input<Name>, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => (page as Page).next_cursor ?? undefined,
  });
  const rows = (query.data?.pages ?? []).flatMap((page) => (page as Page).data) as Row<Name>[];
  return { query, rows };
}

/** Calls an operation that changes something, one call after the other, and reads again what the page shows. */
export function useChange<Name extends OperationName>(name: Name) {
  const { workspaceId, api } = usePlace();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<Name>) => api.call(name, input),
    scope: { id: name },
    onSuccess: () => client.invalidateQueries({ queryKey: [workspaceId] }),
  });
}

/** Returns a function that tells whether the person has a scope. */
export function useMay(): (scope: string) => boolean {
  const { data } = useRead('get_me', {});
  return (scope) => data?.data.scopes.includes(scope as never) ?? false;
}
