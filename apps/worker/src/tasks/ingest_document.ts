import type { IngestPayload } from '@jawab/core';
import { ingestShort } from '../knowledge/ingest/ingest.ts';
import { defineTask } from '../work.ts';

/** Makes a document ready. Pages and long texts go to `ingest_slow`. */
export default defineTask<IngestPayload>({ run: ingestShort });
