import { StringDecoder } from 'node:string_decoder';
import { ProviderError } from './provider-error.ts';

const maxEventLength = 1_048_576;

/**
 * Creates a reader of Server-Sent Events. `push` takes the next bytes and returns the data of the events that are complete,
 * parsed as JSON. Throws {@link ProviderError} `malformed` if the data is not JSON or too long.
 */
export function createEventReader<T>() {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let data = '';
  const readLine = (line: string, found: T[]) => {
    if (line.startsWith('data:')) data += line.slice(5);
    else if (line === '' && data !== '') {
      found.push(parse(data));
      data = '';
    }
  };
  return {
    push(chunk: Buffer): T[] {
      const found: T[] = [];
      rest += decoder.write(chunk);
      let from = 0;
      for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', from)) {
        readLine(rest.slice(from, rest[end - 1] === '\r' && end > from ? end - 1 : end), found);
        from = end + 1;
      }
      rest = rest.slice(from);
      if (rest.length + data.length > maxEventLength) throw new ProviderError('malformed');
      return found;
    },
  };
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError('malformed');
  }
}
