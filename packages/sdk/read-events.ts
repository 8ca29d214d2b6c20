/** One Server-Sent Event. */
export interface ServerEvent {
  event: string;
  data: string;
  id: string | null;
}

/** Reads the events of a response as they arrive, comments left out. Bytes may be split anywhere. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let next: ServerEvent = { event: 'message', data: '', id: null };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const lines = rest.split('\n');
      rest = lines.pop() as string;
      for (const ended of lines) {
        const line = ended.replace(/\r$/, '');
        if (line === '') {
          if (next.data) yield next;
          next = { event: 'message', data: '', id: null };
          continue;
        }
        const [, field, text = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
        if (field === 'data') next.data += (next.data && '\n') + text;
        else if (field === 'event' || field === 'id') next[field] = text;
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
