import type { CrawlPayload } from '@jawab/core';
import { runCrawl } from '../knowledge/run-crawl.ts';
import { defineTask } from '../work.ts';

/** Begins a crawl that reads every page it finds. */
export default defineTask<CrawlPayload>({ run: runCrawl });
