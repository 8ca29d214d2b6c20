import type { Form } from '../../data/use-form.ts';
import { TextField } from '../../ui/field.tsx';
import type { Kind } from './kinds.tsx';

interface Property {
  title?: string;
  writeOnly?: boolean;
}

/** Reads the settings of a kind from its schema. */
const settingsOf = ({ settings_schema: schema }: Kind) =>
  Object.entries((schema.properties ?? {}) as Record<string, Property>);

/** Returns the settings that a form was filled in with. */
export const readSettings = (kind: Kind, values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(settingsOf(kind).map(([name]) => [name, (values[name] ?? '').trim()]));

/** The fields of the settings of a kind. Their names are those of the provider, the same in every language. */
export function SettingsFields({ kind, form }: { kind: Kind; form: Form }) {
  return settingsOf(kind).map(([name, { title = name, writeOnly }]) => (
    <div key={name} translate="no">
      <TextField
        label={title}
        name={name}
        type={writeOnly ? 'password' : 'text'}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        required
        error={form.fault(`settings.${name}`)}
      />
    </div>
  ));
}
