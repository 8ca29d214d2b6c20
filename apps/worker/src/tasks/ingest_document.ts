import type { IngestPayload } from '@jawab/core';
import { ingestText } from '../ingest/ingest.ts';
import { defineTask } from '../work.ts';

/** Makes a document ready; a page to fetch is handed to `fetch_page`. */
export default defineTask<IngestPayload>({ lane: 'text', run: ingestText });
