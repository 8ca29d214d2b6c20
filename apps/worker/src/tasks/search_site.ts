import type { CrawlPayload } from '@jawab/core';
import { runCrawl } from '../knowledge/run-crawl.ts';
import { defineTask } from '../work.ts';

/** Searches a site for pages to choose from. A worker that does not know how leaves the job to others. */
export default defineTask<CrawlPayload>({ run: runCrawl });
