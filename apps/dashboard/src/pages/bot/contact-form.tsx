import { SelectField } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { type Key, useWords } from '../../words/words.tsx';
import { Consent } from './consent.tsx';
import type { Draft, Settings } from './draft.ts';

type LeadForm = Settings['lead_form'];
type FieldName = LeadForm['fields'][number]['name'];

const moments: LeadForm['when'][] = ['never', 'handoff', 'unanswered', 'start'];
const names: FieldName[] = ['name', 'email', 'phone', 'message'];

/** When the window asks for contact details, and for which. */
export function ContactForm({ draft }: { draft: Draft }) {
  const { bot, set, fault } = draft;
  const { say } = useWords();
  const { when, fields } = bot.lead_form;
  const choose = (name: FieldName, choice: string) => {
    const kept = names.flatMap((one) => {
      const field = one === name ? null : fields.find((each) => each.name === one);
      if (one === name && choice !== 'notAsked') return [{ name, required: choice === 'required' }];
      return field ? [field] : [];
    });
    set({ lead_form: { when, fields: kept } });
  };
  return (
    <Section title={say('botForm')}>
      <SelectField
        label={say('formWhen')}
        value={when}
        onChange={({ target }) => set({ lead_form: { when: target.value as LeadForm['when'], fields } })}
      >
        {moments.map((one) => (
          <option key={one} value={one}>
            {say(`form_${one}` as Key)}
          </option>
        ))}
      </SelectField>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 text-sm font-medium">{say('formFields')}</legend>
        {names.map((name) => {
          const field = fields.find((one) => one.name === name);
          return (
            <SelectField
              key={name}
              label={say(`field_${name}` as Key)}
              value={field ? (field.required ? 'required' : 'optional') : 'notAsked'}
              onChange={({ target }) => choose(name, target.value)}
            >
              {(['required', 'optional', 'notAsked'] as const).map((choice) => (
                <option key={choice} value={choice}>
                  {say(choice)}
                </option>
              ))}
            </SelectField>
          );
        })}
      </fieldset>
      {fault('lead_form') && (
        <p role="alert" className="text-sm text-danger">
          {fault('lead_form')}
        </p>
      )}
      <Consent draft={draft} />
    </Section>
  );
}
