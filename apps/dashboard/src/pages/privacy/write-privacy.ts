import type { Output } from '@jawab/sdk';
import type { Words } from '../../words/words.tsx';

/** Where data goes, as the service says it. */
export type Privacy = Output<'get_privacy'>['data'];

/** Writes what the service says in the language of the page. */
export function createWriter({ say, language }: Pick<Words, 'say' | 'language'>) {
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  return {
    who: ({ host, model }: Privacy['recipients'][number]) =>
      [host ?? say('privacyInside'), model].filter(Boolean).join(' · '),
    gets: ({ purpose }: Privacy['recipients'][number]) => say(`gets_${purpose}`),
    what: ({ data }: Privacy['kept'][number]) => say(`kept_${data}`),
    howLong({ days, decided_by }: Privacy['kept'][number]) {
      if (days !== null) return say('privacyDays', { count: days });
      return say(decided_by === 'operator' ? 'privacyByOperator' : 'privacyUntilDeleted');
    },
    laws: ({ laws }: Privacy) =>
      laws.map(({ country, name }) => `${name} (${countries.of(country) ?? country})`),
  };
}

/** Writes the page as Markdown. */
export function writeMarkdown(privacy: Privacy, words: Pick<Words, 'say' | 'language'>): string {
  const { say } = words;
  const { who, gets, what, howLong, laws } = createWriter(words);
  const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const { recipients, kept, region } = privacy;
  return [
    `# ${say('privacy')}`,
    `${say('privacyRegion')}: ${region ?? say('privacyNotStated')}`,
    `## ${say('privacyRecipients')}`,
    recipients.length === 0
      ? say('privacyNowhere')
      : [
          row(say('privacyRecipients'), say('privacyGets')),
          row('---', '---'),
          ...recipients.map((one) => row(who(one), gets(one))),
        ].join('\n'),
    `## ${say('privacyKept')}`,
    kept.map((one) => `- ${what(one)}: ${howLong(one)}`).join('\n'),
    say('privacyLaws'),
    `${laws(privacy).join(', ')}\n`,
  ].join('\n\n');
}
