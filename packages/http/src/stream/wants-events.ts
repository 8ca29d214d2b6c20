/** Returns whether a request asks for its answer as Server-Sent Events. */
export const wantsEvents = ({ headers }: Request): boolean =>
  headers.get('accept')?.includes('text/event-stream') === true;
