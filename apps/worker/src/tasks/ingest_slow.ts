import type { IngestPayload } from '@jawab/core';
import { ingestSlow } from '../knowledge/ingest/ingest.ts';
import { defineTask } from '../work.ts';

/** Makes a document ready that takes longer: a page, a file or a long text. */
export default defineTask<IngestPayload>({ run: ingestSlow });
