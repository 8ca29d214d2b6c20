import { useQueryClient } from '@tanstack/react-query';
import { useMay, usePlace, useRead } from '../../data/api.tsx';
import { useForm } from '../../data/use-form.ts';
import { ConfirmName } from '../../ui/confirm-name.tsx';
import { CheckField, SelectField, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Loaded } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { type Key, useWords } from '../../words/words.tsx';

const numberOf = (text: string | undefined) => (text ? Number(text) : null);

/** Kinds of records that are kept for as many days as the workspace chooses, with the label of the field. */
const retained = [
  ['conversations', 'retentionConversations'],
  ['leads', 'retentionLeads'],
  ['attachments', 'retentionAttachments'],
] as const;

const assignments = ['manual', 'round_robin', 'least_busy'] as const;

/** An example of each kind, for people to compare. */
const examples = {
  card: '4111 1111 1111 1111',
  email: 'name@example.com',
  phone: '+65 8123 4567',
  id_number: 'S1234567D',
};
const personalKinds = Object.keys(examples) as (keyof typeof examples)[];

/** The name of the workspace, its plan, how long it keeps records, and what it hides in them. */
export function Workspace() {
  const { say } = useWords();
  const { api } = usePlace();
  const client = useQueryClient();
  const mayWrite = useMay()('workspace:write');
  const query = useRead('get_workspace', {});
  const form = useForm(async ({ name = '', escalateMinutes, assignment, ...given }) => {
    await api.call('update_workspace', {
      name,
      escalateMinutes: numberOf(escalateMinutes),
      assignment: assignments.find((one) => one === assignment),
      retentionDays: Object.fromEntries(retained.map(([kind]) => [kind, numberOf(given[`days_${kind}`])])),
      redact: personalKinds.filter((kind) => `redact_${kind}` in given),
    });
    await client.invalidateQueries();
  });
  return (
    <Loaded query={query} rows={1}>
      {({ data: { name, plan, assignment, escalate_minutes, retention_days, redact } }) => {
        const hint = say('planHint', { plan: say(`plan_${plan}` as Key) });
        const label = say('workspaceName');
        return (
          <Section title={say('workspace')}>
            {mayWrite ? (
              <Form form={form} submit={say('save')}>
                <TextField
                  label={label}
                  name="name"
                  defaultValue={name}
                  required
                  maxLength={100}
                  hint={hint}
                  error={form.fault('name')}
                />
                <SelectField
                  label={say('assignment')}
                  name="assignment"
                  defaultValue={assignment}
                  hint={say('assignmentHint')}
                  error={form.fault('assignment')}
                >
                  {assignments.map((one) => (
                    <option key={one} value={one}>
                      {say(`assignment_${one}`)}
                    </option>
                  ))}
                </SelectField>
                <TextField
                  label={say('escalateMinutes')}
                  name="escalateMinutes"
                  type="number"
                  min={1}
                  max={1440}
                  defaultValue={escalate_minutes ?? ''}
                  hint={say('escalateHint')}
                  error={form.fault('escalateMinutes')}
                />
                {retained.map(([kind, label]) => (
                  <TextField
                    key={kind}
                    label={say(label)}
                    name={`days_${kind}`}
                    type="number"
                    min={1}
                    max={3650}
                    defaultValue={retention_days[kind] ?? ''}
                    hint={say('retentionHint')}
                    error={kind === 'conversations' ? form.fault('retentionDays') : undefined}
                  />
                ))}
                <fieldset className="grid gap-3">
                  <legend className="mb-1 text-sm font-medium">{say('redact')}</legend>
                  <p className="text-sm text-soft">{say('redactHint')}</p>
                  {personalKinds.map((kind) => (
                    <CheckField
                      key={kind}
                      name={`redact_${kind}`}
                      label={say(`redact_${kind}`)}
                      hint={`\u2066${examples[kind]} → [${kind}]\u2069`}
                      defaultChecked={redact.includes(kind)}
                    />
                  ))}
                </fieldset>
              </Form>
            ) : (
              <TextField label={label} value={name} readOnly hint={hint} />
            )}
          </Section>
        );
      }}
    </Loaded>
  );
}

/** Deletes the workspace with everything in it. */
export function DeleteWorkspace() {
  const { say } = useWords();
  const { api } = usePlace();
  const mayDelete = useMay()('workspace:delete');
  const query = useRead('get_workspace', {});
  const name = query.data?.data.name;
  if (!mayDelete || !name) return null;
  const perform = async () => {
    await api.call('delete_workspace', { confirm: name });
    location.assign('/');
  };
  return (
    <Section title={say('deleteWorkspace')} text={say('deleteWorkspaceHint')}>
      <div>
        <ConfirmName
          title={say('deleteWorkspace')}
          text={say('deleteWorkspaceHint')}
          action={say('deleteForGood')}
          name={name}
          perform={perform}
        />
      </div>
    </Section>
  );
}
