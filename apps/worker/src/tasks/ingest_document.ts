import type { IngestPayload } from '@jawab/core';
import { ingest } from '../knowledge/ingest/ingest.ts';
import { defineTask } from '../work.ts';

/** Makes a document ready: a text, a page or a file. */
export default defineTask<IngestPayload>({ run: ingest });
