import { LanguageChoice } from '../../shell/language-choice.tsx';
import { CheckField } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { useEnterSends, useSingleKeys } from '../../ui/single-keys.ts';
import { useWords } from '../../words/words.tsx';
import { Confirmation, Password, Profile } from './account.tsx';
import { AlertSettings } from './alerts.tsx';
import { ExportWorkspace } from './export.tsx';
import { SavedReplies } from './saved-replies.tsx';
import { Sessions } from './sessions.tsx';
import { DeleteWorkspace, Workspace } from './workspace.tsx';

export default function Settings() {
  const { say } = useWords();
  const [isOn, setOn] = useSingleKeys();
  const [doesEnterSend, setEnterSends] = useEnterSends();
  return (
    <Page title={say('settings')}>
      <div className="grid max-w-xl grid-cols-1 gap-10">
        <Section title={say('language')}>
          <LanguageChoice />
        </Section>
        <Section title={say('shortcuts')}>
          <CheckField
            label={say('singleKeys')}
            hint={say('singleKeysHint')}
            checked={isOn}
            onChange={({ target }) => setOn(target.checked)}
          />
          <CheckField
            label={say('enterSends')}
            hint={say('enterSendsHint')}
            checked={doesEnterSend}
            onChange={({ target }) => setEnterSends(target.checked)}
          />
        </Section>
        <AlertSettings />
        <Profile />
        <Confirmation />
        <Password />
        <SavedReplies />
        <Workspace />
        <Sessions />
        <ExportWorkspace />
        <DeleteWorkspace />
      </div>
    </Page>
  );
}
