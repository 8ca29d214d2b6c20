import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMay, usePlace } from '../../data/api.tsx';
import { useForm } from '../../data/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { useWords } from '../../words/words.tsx';

const from = '/$workspaceId/bots/$botId';

/** Makes a bot in the language of the dashboard. */
export function NewBot({ onMade }: { onMade: (id: string) => void }) {
  const { say, language } = useWords();
  const { api, workspaceId } = usePlace();
  const client = useQueryClient();
  const mayWrite = useMay()('bots:write');
  const navigate = useNavigate({ from });
  const { add } = useSearch({ from });
  const set = (isOpen: boolean) =>
    void navigate({ search: { add: isOpen ? 'bot' : undefined }, replace: true });
  const form = useForm(async ({ name = '' }) => {
    const { data } = await api.call('create_bot', { name, language });
    await client.invalidateQueries({ queryKey: [workspaceId] });
    onMade(data.id);
  });
  if (!mayWrite) return null;
  return (
    <>
      <Button icon={Plus} onClick={() => set(true)}>
        {say('newBot')}
      </Button>
      <Dialog title={say('newBot')} isOpen={!!add} onClose={() => set(false)}>
        <Form form={form} submit={say('create')} onCancel={() => set(false)}>
          <TextField label={say('botName')} name="name" required maxLength={100} error={form.fault('name')} />
        </Form>
      </Dialog>
    </>
  );
}
