import type { z } from 'zod';
import type { SpeechForms } from '../../form/ports.ts';
import type { Database } from '../../form/sql.ts';
import { currentGreeting, windowColumns } from './window-columns.ts';
import type { WindowSettings } from './window-settings.ts';

/** Settings that the page `/c/{publicKey}` needs before its window opens. */
export type HostedPage = Pick<z.infer<typeof WindowSettings>, 'theme' | 'history' | 'greetings' | 'logo'> & {
  name: string;
  language: string;
  greeting: string | null;
  allowed_origins: string[];
  speech_forms: SpeechForms;
};

/**
 * Reads the bot of a hosted page, whether it answers or not: its chat window says so. Returns null for an unknown key, and if the bot has
 * no hosted page. A preview does not need one.
 */
export async function readHostedPage(
  database: Database,
  publicKey: string,
  isPreview = false,
): Promise<HostedPage | null> {
  const [bot] = await database.system.sql<HostedPage>`
    select b.name, b.language, ${currentGreeting}, b.allowed_origins, b.speech_forms, ${windowColumns} from bots b
    where b.public_key = ${publicKey} and (b.hosted_page or ${isPreview})`;
  if (!bot) return null;
  const { name, language, greeting, greetings, theme, logo, history, allowed_origins, speech_forms } = bot;
  return { name, language, greeting, greetings, theme, logo, history, allowed_origins, speech_forms };
}
