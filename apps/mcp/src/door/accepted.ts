import { acceptQuality } from '@jawab/http';

/** The forms of an answer that a client can read. */
export interface Accepted {
  json: boolean;
  events: boolean;
}

/** Reads which forms a client accepts. One that accepts neither is served as one that accepts both. */
export function readAccepted({ headers }: Request): Accepted {
  const accept = headers.get('accept');
  const [json, events] = ['application/json', 'text/event-stream'].map(
    (type) => acceptQuality(accept, type) > 0,
  );
  return json || events ? { json: Boolean(json), events: Boolean(events) } : { json: true, events: true };
}

interface RpcMessage {
  id?: unknown;
  method?: unknown;
}

/** Reads the data of events: each is one message. */
const readEvents = (text: string): RpcMessage[] =>
  text
    .split(/\r?\n\r?\n/)
    .map((event) => /^data: ?(\{.*)$/m.exec(event)?.[1])
    .filter((data) => data !== undefined)
    .map((data) => JSON.parse(data));

/** Gives an answer the form that its client accepts. Progress is only in events. Refusals are always JSON. */
export async function shapeResponse(response: Response, { json, events }: Accepted): Promise<Response> {
  const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!response.ok || response.body === null || (json && events) || isEvents === events) return response;
  const headers = new Headers(response.headers);
  headers.set('content-type', events ? 'text/event-stream' : 'application/json');
  const text = await response.text();
  if (events) return new Response(`event: message\ndata: ${text}\n\n`, { headers });
  const answers = readEvents(text).filter(({ id, method }) => id !== undefined && method === undefined);
  return new Response(JSON.stringify(answers.length === 1 ? answers[0] : answers), { headers });
}
