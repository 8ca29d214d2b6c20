import { ChangePage, defineTool, schemas, streamChanges, waitForChanges } from '@jawab/core';
import { z } from 'zod';

export default defineTool({
  name: 'list_changes',
  title: 'List what moved',
  description:
    'Lists the ids of records that moved since a cursor, as far as your scopes read them. They are conversations with their last message, documents, leads, gaps (unanswered questions), bots, channels, members and usage. A conversation also moves when one of its replies is sent, delivered, read or failed. Without a cursor it lists nothing and returns where to begin. With wait (0–25 seconds) it returns when something moves. With reset, read everything again.',
  askedAs: 'what moved sync poll updates',
  scope: null,
  effects: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  rest: { method: 'GET', path: '/changes' },
  strangersText: ['data[].id'],
  input: z.object({
    cursor: schemas.cursor,
    wait: schemas.wait(25, 'Seconds to wait for something to move (0–25).'),
  }),
  output: ChangePage,
  live: { from: 'cursor', follow: streamChanges },
  handler: (ctx, { cursor, wait }) => waitForChanges(ctx, cursor, wait),
});
