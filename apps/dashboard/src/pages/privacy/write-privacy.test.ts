import { type DashboardLanguage, dashboardLanguages } from '@jawab/language/dashboard-languages.ts';
import { format } from '@jawab/language/format.ts';
import { expect, test } from 'vitest';
import { type Privacy, writeMarkdown } from './write-privacy.ts';

const privacy: Privacy = {
  region: null,
  recipients: [
    { purpose: 'chat_model', host: 'models.example.com', model: 'a|b', receives: 'Messages', region: null },
    { purpose: 'embeddings', host: null, model: 'e5', receives: 'Passages', region: null },
  ],
  kept: [
    { data: 'conversations', days: 90, decided_by: 'workspace' },
    { data: 'leads', days: null, decided_by: 'workspace' },
    { data: 'backups', days: null, decided_by: 'operator' },
  ],
  redact: [],
  laws: [{ country: 'TH', name: 'PDPA' }],
};

async function write(language: DashboardLanguage, of = privacy) {
  const { default: strings } = await dashboardLanguages[language].load();
  return writeMarkdown(of, { language, say: (key, values = {}) => format(strings[key], values, language) });
}

test('writes a table of recipients, the times and the laws', async () => {
  const text = await write('en');
  expect(text).toContain('| models.example.com · a\\|b | The customer’s message');
  expect(text).toContain('| Inside this service · e5 | Passages');
  expect(text).toContain(
    '- Conversations: 90 days\n- Leads: Until somebody deletes it\n- Backups: The operator decides',
  );
  expect(text).toContain('PDPA (Thailand)');
  expect(await write('en', Object.assign({}, privacy, { recipients: [] }))).toContain(
    'Nothing leaves this service.',
  );
});

test('says it in the language of the page', async () => {
  const text = await write('th');
  expect(text).toContain('90 วัน');
  expect(text).toContain('PDPA (ไทย)');
  expect(text).not.toMatch(/days|Messages|Passages/);
});
