import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { outside } from '../data/api.tsx';
import { readNext } from '../data/session.ts';
import { useForm } from '../data/use-form.ts';
import { EntryCard } from '../shell/entry-card.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { useWords } from '../words/words.tsx';

export default function NewWorkspace() {
  const { say } = useWords();
  const router = useRouter();
  const { next } = useSearch({ from: '/new' });
  const client = useQueryClient();
  const form = useForm(async ({ name = '' }) => {
    const { data } = await outside.call('create_workspace', { name });
    await client.invalidateQueries({ queryKey: ['workspaces'] });
    router.history.push(readNext(next) ?? `/${data.id}/start`);
  });
  return (
    <EntryCard title={say('newWorkspace')} text={say('newWorkspaceText')}>
      <Form form={form} submit={say('create')} isEntry>
        <TextField
          label={say('workspaceName')}
          name="name"
          required
          maxLength={100}
          error={form.fault('name')}
        />
      </Form>
    </EntryCard>
  );
}
