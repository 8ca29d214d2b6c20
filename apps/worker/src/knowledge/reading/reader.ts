import { availableParallelism } from 'node:os';
import { supportedLanguages, type TextRecognizer } from '@jawab/core';
import { orAbort } from '@jawab/egress';
import { createExtractor, type Extracted, type Recognize, type Source } from '@jawab/extract';

/** Reads the text of bytes in child processes that can be killed. */
export interface Reader {
  /**
   * `onPage` hears of each page of a scan before it is read, by its number from 1. Throws ExtractError, or the reason of the
   * signal.
   */
  read(
    workspaceId: string,
    source: Source,
    signal: AbortSignal,
    onPage?: (page: number, pageCount: number) => void,
  ): Promise<Extracted>;
  close(): void;
}

const children = Math.max(2, Math.min(4, availableParallelism()));
const maxCpuMs = 20_000;

/** Creates a reader. One workspace never has all children, so that its hostile documents leave one to the others. */
export function createReader(recognizer: TextRecognizer): Reader {
  const { extract, close } = createExtractor({ children, perOwner: children - 1 });
  return {
    async read(workspaceId, source, signal, onPage) {
      const languages = await recognizer.canRead(source.languages ?? []);
      const isAble = languages.length > 0 || (await recognizer.canRead(supportedLanguages)).length > 0;
      const recognize: Recognize | null = !isAble
        ? null
        : (picture, ended) => {
            onPage?.(picture.page, picture.pageCount);
            return recognizer.recognize(picture, languages, ended);
          };
      return orAbort(extract({ ...source, owner: workspaceId, maxCpuMs, recognize, signal }), signal);
    },
    close,
  };
}
