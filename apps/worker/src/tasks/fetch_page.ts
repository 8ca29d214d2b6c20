import type { IngestPayload } from '@jawab/core';
import { ingestPage } from '../ingest/ingest.ts';
import { defineTask } from '../work.ts';

/** Fetches a document's page, reads its text and makes it ready. */
export default defineTask<IngestPayload>({ lane: 'web', run: ingestPage });
