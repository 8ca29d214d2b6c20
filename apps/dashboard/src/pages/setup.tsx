import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { readSetup, setUp, takeSecret } from '../data/session.ts';
import { useForm } from '../data/use-form.ts';
import { EntryCard } from '../shell/entry-card.tsx';
import { buttonLook } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { Loaded } from '../ui/notice.tsx';
import { useReported } from '../words/use-reported.ts';
import { useWords } from '../words/words.tsx';
import { AccountFields } from './account-fields.tsx';

const code = takeSecret();

export default function Setup() {
  const { say } = useWords();
  const query = useQuery({
    queryKey: ['setup', code],
    queryFn: () => readSetup(code),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <EntryCard title={say('setupTitle')} text={query.data === 'ready' ? say('setupText') : undefined}>
      <Loaded query={query} rows={4}>
        {(state) => (state === 'ready' ? <FirstOwner /> : <NoSetup state={state} />)}
      </Loaded>
    </EntryCard>
  );
}

/** Why the link cannot be used, and what to do. */
function NoSetup({ state }: { state: 'used' | 'noCode' | 'wrong' }) {
  const { say } = useWords();
  const { saySetup } = useReported();
  return (
    <>
      <p role="status" className="text-sm text-soft">
        {state === 'noCode' ? say('setupNoCode') : saySetup(state)}
      </p>
      {state === 'used' && (
        <Link to="/sign-in" className={buttonLook('primary')}>
          {say('signIn')}
        </Link>
      )}
    </>
  );
}

function FirstOwner() {
  const { say, language } = useWords();
  const navigate = useNavigate();
  const form = useForm(async ({ name = '', email = '', password = '', workspaceName = '' }) => {
    const workspaceId = await setUp({ code, name, email, password, workspaceName, language });
    await navigate({ to: '/$workspaceId/start', params: { workspaceId } });
  });
  return (
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
  );
}
