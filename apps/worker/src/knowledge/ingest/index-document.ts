import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { addCrawlPages, type Sql } from '@jawab/core';
import { sumWarnings, type Warning } from '@jawab/extract';
import { type Chunk, minQuality, replaceChunks, type TextMeasure, textToEmbed } from '@jawab/retrieval';
import type { Work } from '../../work.ts';
import { inSection } from '../crawl/section.ts';
import { Fault } from '../reading/fault.ts';
import { type Document, finishDocument, type Ref } from './document-state.ts';
import { mailOwners } from './mail-owners.ts';
import type { FoundText } from './read-page.ts';

/** Prepares text for storage: NFC, no NUL (Postgres refuses it), no lone surrogates. */
const clean = (text: string) => text.toWellFormed().replaceAll('\u0000', '').normalize('NFC');

/** Hashes what passages are made from. If the hash is the same, the passages are still valid. */
const hashOf = (...parts: string[]) => createHash('sha256').update(parts.join('\u0000')).digest('hex');

const noValidators = { etag: null, lastModified: null };

/** Some letters of a correct text look wrong: names, codes, words of other scripts. */
const usualQuality = 0.97;
const fewLetters = 5;

const warnOfLetters = ({ quality, meaningless }: TextMeasure): Warning[] =>
  quality !== null && quality < usualQuality && meaningless >= fewLetters
    ? [{ code: 'letters_without_meaning', count: meaningless }]
    : [];

/** Adds the warning of letters of a measured text, unless the reader counted them by itself. */
const withLetters = (warnings: Warning[], measured: Warning[]): Warning[] => {
  const isLetters = ({ code }: Warning) => code === 'letters_without_meaning';
  return warnings.some(isLetters) ? warnings : sumWarnings([...warnings, ...measured.filter(isLetters)]);
};

/** Cuts the text of a document. Throws a fault if it has none. */
async function prepare(
  { preparer }: Work,
  source: { title: string; text: string; language: string | null },
  document: Document,
  { signal, readMs }: { signal: AbortSignal; readMs: number | undefined },
) {
  const { bot_languages: likely, source_type: sourceType } = document;
  const prepared = await preparer.prepare({ ...source, likely, sourceType }, signal, readMs);
  if (prepared.chunks.length > 0) return prepared;
  throw new Fault(
    'empty_content',
    'This document has no text. If it is a page that needs JavaScript, paste its text instead.',
  );
}

/**
 * Cuts, embeds and stores the text of a document and marks it as ready, in one transaction. Unchanged text keeps its
 * passages and vectors. Returns false if the document was changed or deleted in the meantime; then nothing was
 * written.
 */
export async function indexDocument(
  work: Work,
  ref: Ref,
  document: Document,
  found: FoundText,
  signal: AbortSignal,
): Promise<boolean> {
  const named = document.title === document.source_url ? found.title : null;
  const [text, title, { language }] = [clean(found.text), clean(named ?? document.title), found];
  const { workspaceId, documentId } = ref;
  const { tx } = work.runtime.database.workspace(workspaceId);
  const { warnings = [], pageCount = null } = found;
  const indexedHash = hashOf(document.source_type, title, text);
  const facts = { indexedHash, validators: found.validators ?? noValidators, title: named ? title : null };
  if (indexedHash === document.indexed_hash)
    return tx(async (sql) => {
      const kept = found.warnings && withLetters(found.warnings, document.warnings);
      const content = document.content === null ? text : null;
      const finished = { ...facts, passages: null, content, warnings: kept ?? document.warnings };
      if (!(await finishDocument(sql, ref, finished))) return false;
      await followLinks(sql, ref, document, found);
      return true;
    });
  await setImmediate();
  const asked = { signal, readMs: found.readMs };
  const { chunks, indexed, measure } = await prepare(work, { title, text, language }, document, asked);
  const vectors = await embedChunks(work, title, chunks, signal);
  signal.throwIfAborted();
  const changed = document.source_type === 'qa' || text === document.content ? null : text;
  return tx(async (sql, atCommit) => {
    const passages = {
      count: chunks.length,
      language: indexed.language,
      quality: measure.quality,
      pageCount,
    };
    const finished = {
      ...facts,
      passages,
      content: changed,
      warnings: withLetters(warnings, warnOfLetters(measure)),
    };
    if (!(await finishDocument(sql, ref, finished))) return false;
    await followLinks(sql, ref, document, found);
    if (measure.quality !== null && measure.quality < minQuality) await mailOwners(work, sql, ref, title);
    const { bot_id: botId } = document;
    await replaceChunks(sql, atCommit, { workspaceId, documentId, botId, title, chunks, indexed, vectors });
    return true;
  });
}

/**
 * Adds the links of a page to its crawl, in the transaction that finishes the page. A crawl is done when no page is
 * left.
 */
async function followLinks(sql: Sql, { workspaceId }: Ref, document: Document, { links = [] }: FoundText) {
  const { crawl_id: crawlId, crawl_from: from } = document;
  if (crawlId && from)
    await addCrawlPages(
      sql,
      { workspaceId, crawlId },
      links.filter((link) => inSection(from, link)),
    );
}

/** Embeds passages below their titles; null without an embedder. Throws what the embedder throws. */
export async function embedChunks({ runtime }: Work, title: string, chunks: Chunk[], signal: AbortSignal) {
  const { embedder } = runtime;
  if (!embedder) return null;
  const texts = chunks.map((chunk) => textToEmbed(title, chunk));
  return { model: embedder.model, values: await embedder.embed(texts, 'document', signal) };
}
