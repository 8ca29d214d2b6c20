import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { setUp, takeSecret } from '../data/session.ts';
import { useForm } from '../data/use-form.ts';
import { EntryCard } from '../shell/entry-card.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { useWords } from '../words/words.tsx';
import { AccountFields } from './account-fields.tsx';

const code = takeSecret();

export default function Setup() {
  const { say, language } = useWords();
  const navigate = useNavigate();
  const [hasCode] = useState(code !== '');
  const form = useForm(async ({ name = '', email = '', password = '', workspaceName = '' }) => {
    const workspaceId = await setUp({ code, name, email, password, workspaceName, language });
    await navigate({ to: '/$workspaceId/start', params: { workspaceId } });
  });
  return (
    <EntryCard title={say('setupTitle')} text={say(hasCode ? 'setupText' : 'setupNoCode')}>
      {hasCode && (
        <Form form={form} submit={say('createAccount')} isEntry>
          <AccountFields form={form} />
          <TextField
            label={say('workspaceName')}
            name="workspaceName"
            required
            maxLength={100}
            autoComplete="organization"
            error={form.fault('workspaceName')}
          />
        </Form>
      )}
    </EntryCard>
  );
}
