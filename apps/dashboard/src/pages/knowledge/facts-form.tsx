import type { BusinessStrings } from '@jawab/language/business-strings.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useChange, usePlace } from '../../data/api.tsx';
import { useForm } from '../../data/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Loaded } from '../../ui/notice.tsx';
import { shown, useWords } from '../../words/words.tsx';
import { type Business, businesses, type Fact, type Facts, filledIn, kinds, writeFacts } from './facts.ts';
import { useAddFacts } from './use-add-facts.ts';
import { businessWords, useFacts } from './use-facts.ts';

/** Facts that take more than one line. */
const longFacts: Fact[] = ['hours', 'address', 'prices'];
/** A fact without a heading in it, so that the text is read again as it was written. */
const withoutHeadings = (text: string) => text.replace(/^#+\s*/gm, '');

interface FactsFormProps {
  submit: string;
  /** The facts to change, in the language of `words`. */
  edited?: { facts: Facts; words: BusinessStrings };
  onCancel?: () => void;
  send: (text: string, facts: Facts, words: BusinessStrings) => Promise<unknown>;
}

interface AddFactsProps {
  submit: string;
  /** Makes the bot that will suggest the questions, where there is none yet. */
  prepare?: () => Promise<{ id: string }>;
  /** `bot`: the one that `prepare` found or made. */
  onAdded: (documentId: string, bot: { id: string } | undefined) => unknown;
  onCancel: () => void;
}

/** Adds the facts of a business to the knowledge. */
export function AddFacts({ submit, prepare, onAdded, onCancel }: AddFactsProps) {
  const { workspaceId } = usePlace();
  const client = useQueryClient();
  const add = useAddFacts();
  return (
    <FactsForm
      submit={submit}
      onCancel={onCancel}
      send={async (...facts) => {
        const bot = await prepare?.();
        const { id } = await add(...facts);
        await client.invalidateQueries({ queryKey: [workspaceId] });
        await onAdded(id, bot);
      }}
    />
  );
}

interface EditFactsProps {
  document: { id: string; content: { text: string | null } | null };
  /** The form of a text that has no facts. */
  children: ReactNode;
}

/** Shows a text that the form of facts wrote in that form, until somebody wants its words. */
export function EditFacts({ document: { id, content }, children }: EditFactsProps) {
  const { say } = useWords();
  const change = useChange('update_knowledge');
  const [asText, setAsText] = useState(false);
  // The form keeps the text it opened with: after a save, its fields have the new words.
  const [text] = useState(content?.text ?? '');
  const query = useFacts(id, text);
  return (
    <Loaded query={query} rows={2}>
      {(found) =>
        found && !asText ? (
          <div className="grid gap-4">
            <div>
              <Button onClick={() => setAsText(true)}>{shown(found.labels.asText)}</Button>
            </div>
            <FactsForm
              submit={say('save')}
              edited={found}
              send={(words) => change.mutateAsync({ id, text: words })}
            />
          </div>
        ) : (
          children
        )
      }
    </Loaded>
  );
}

/** Asks for the facts of a business, and sends them as a text of questions and answers. */
function FactsForm(props: FactsFormProps) {
  const { language } = useWords();
  const query = useQuery(businessWords(language));
  return (
    <Loaded query={query} rows={6}>
      {(labels) => <Fields {...props} labels={labels} />}
    </Loaded>
  );
}

function Fields({ submit, edited, onCancel, send, labels }: FactsFormProps & { labels: BusinessStrings }) {
  const empty: Facts = { business: 'hotel', values: {}, before: '', after: '' };
  const { values: given, before, after, business: first } = edited?.facts ?? empty;
  const [business, setBusiness] = useState<Business>(first);
  const words = edited?.words ?? labels;
  const form = useForm(async (entered) => {
    const values = Object.fromEntries(
      Object.entries(entered).map(([name, value]) => [name, withoutHeadings(value)]),
    );
    const facts = { business, values, before, after };
    await send(writeFacts(facts, words), facts, words);
  });
  const fields = new Set<Fact>([
    ...businesses[business],
    ...filledIn({ business, values: given, before, after }),
  ]);
  return (
    <Form form={form} submit={submit} onCancel={onCancel}>
      <SelectField
        label={shown(labels.kind)}
        hint={shown(labels.hint)}
        value={business}
        onChange={({ target }) => setBusiness(target.value as Business)}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {shown(labels[`kind_${one}`])}
          </option>
        ))}
      </SelectField>
      {[...fields].map((fact) => {
        const field = {
          name: fact,
          label: shown(labels[`label_${fact}`]),
          defaultValue: given[fact],
          maxLength: 5000,
        };
        return longFacts.includes(fact) ? (
          <TextArea key={fact} rows={2} {...field} />
        ) : (
          <TextField key={fact} {...field} />
        );
      })}
    </Form>
  );
}
