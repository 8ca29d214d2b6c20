import { Download, Printer } from 'lucide-react';
import { useRead } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/code.tsx';
import { Loaded } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Section } from '../../ui/section.tsx';
import { Table } from '../../ui/table.tsx';
import { useWords } from '../../words/words.tsx';
import { createWriter, writeMarkdown } from './write-privacy.ts';

/** Who gets data, and how long it is kept: to hand to a customer or a lawyer. */
export default function PrivacyPage() {
  const words = useWords();
  const { say } = words;
  const query = useRead('get_privacy', {});
  const writer = createWriter(words);
  return (
    <Page title={say('privacy')}>
      <Loaded query={query}>
        {({ data }) => {
          const markdown = writeMarkdown(data, words);
          return (
            <div className="grid grid-cols-1 gap-8">
              <p className="text-sm text-soft">{say('privacyText')}</p>
              <div className="flex flex-wrap gap-2 print:hidden">
                <Button icon={Printer} onClick={() => print()}>
                  {say('privacyPrint')}
                </Button>
                <CopyButton text={markdown} />
                <Button
                  icon={Download}
                  onClick={() => saveFile('privacy.md', new Blob([markdown], { type: 'text/markdown' }))}
                >
                  {say('privacyMarkdown')}
                </Button>
              </div>
              <Section title={say('privacyRegion')}>
                <p className="text-sm">{data.region ?? say('privacyNotStated')}</p>
              </Section>
              <Section title={say('privacyRecipients')}>
                {data.recipients.length === 0 ? (
                  <p className="text-sm">{say('privacyNowhere')}</p>
                ) : (
                  <Table
                    caption={say('privacyRecipients')}
                    rows={data.recipients}
                    keyOf={({ purpose, host }) => `${purpose} ${host}`}
                    columns={[
                      { title: say('privacyRecipients'), cell: (one) => <bdi>{writer.who(one)}</bdi> },
                      { title: say('privacyGets'), cell: writer.gets },
                    ]}
                  />
                )}
              </Section>
              <Section title={say('privacyKept')}>
                <Table
                  caption={say('privacyKept')}
                  rows={data.kept}
                  keyOf={({ data: kind }) => kind}
                  columns={[
                    { title: say('record'), cell: writer.what },
                    { title: say('privacyKept'), cell: writer.howLong },
                  ]}
                />
              </Section>
              <Section title={say('privacyLaws')}>
                <p className="text-sm">{writer.laws(data).join(', ')}</p>
              </Section>
            </div>
          );
        }}
      </Loaded>
    </Page>
  );
}
