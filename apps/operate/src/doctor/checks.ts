import { checkAnswers } from './check-answers.ts';
import { checkClock } from './check-clock.ts';
import { checkDisk } from './check-disk.ts';
import { checkEngine } from './check-engine.ts';
import { checkKey } from './check-key.ts';
import { checkModels } from './check-models.ts';
import { checkQueue } from './check-queue.ts';
import { checkScans } from './check-scans.ts';
import { checkSchema } from './check-schema.ts';
import { checkSearch } from './check-search.ts';
import { checkSettings } from './check-settings.ts';
import { checkVoice } from './check-voice.ts';
import type { Check, OpenScene } from './finding.ts';

/** The checks that need no database, in the order they are shown. To add one, write its file and its line here. */
export const checks: Check[] = [
  { name: 'settings', find: checkSettings },
  { name: 'disk', find: checkDisk },
  { name: 'models', find: checkModels },
  { name: 'answers', find: checkAnswers },
  { name: 'voice', find: checkVoice },
  { name: 'scans', find: () => checkScans() },
];

/** The checks of an open database, in the order they are shown. */
export const databaseChecks: Check<OpenScene>[] = [
  { name: 'database', find: checkEngine },
  { name: 'migrations', find: checkSchema },
  { name: 'search', find: checkSearch },
  { name: 'queue', find: checkQueue },
  { name: 'clock', find: checkClock },
  { name: 'key', find: checkKey },
];
