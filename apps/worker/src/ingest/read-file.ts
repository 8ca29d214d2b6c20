import type { Work } from '../work.ts';
import type { Ref } from './document-state.ts';
import { Fault } from './fault.ts';
import type { FoundText } from './read-page.ts';

/** Reads the text of a document's file. Throws faults and ExtractError. */
export async function readFile(work: Work, ref: Ref, signal: AbortSignal): Promise<FoundText> {
  const { workspaceId, documentId } = ref;
  const [file] = await work.runtime.database.workspace(workspaceId).sql<{ filename: string; bytes: Buffer }>`
    select filename, bytes from document_files where workspace_id = ${workspaceId} and document_id = ${documentId}`;
  if (!file) throw new Fault('empty_content', 'The file is not there any more. Send it again.');
  const { markdown, language } = await work.reader.read(
    workspaceId,
    { bytes: file.bytes, contentType: null, url: file.filename },
    signal,
  );
  return { text: markdown, language };
}
