import type { Config, Field } from '../chat/types.ts';
import { lend } from '../extras/lent.ts';
import type { StartForm, Ui } from '../panel/ui.ts';

type Errors = Record<string, string>;

/** Returns the browser's errors of the fields, in the visitor's language. The service checks the fields once more. */
function findErrors({ say }: Ui, form: HTMLFormElement): Errors {
  const errors: Errors = {};
  for (const { name, validity } of form.elements as Iterable<HTMLInputElement>) {
    if (validity.valueMissing) errors[name] = say('formRequired');
    if (validity.typeMismatch) errors[name] = say('formInvalidEmail');
  }
  return errors;
}

async function send(ui: Ui, event: Event): Promise<void> {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const { conversation, say } = ui;
  const fields = conversation.state.now.config?.lead_form.fields ?? [];
  const show = (errors: Errors) => {
    conversation.state.set({ errors });
    form.querySelector<HTMLElement>(`[name="${Object.keys(errors)[0]}"]`)?.focus();
  };
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    const text = `${value}`.trim();
    if (text) values[name] = text;
  }
  const errors = findErrors(ui, form);
  if (Object.keys(errors)[0]) return show(errors);
  const refused = await conversation.sendForm(values);
  if (!refused) return ui.focusField();
  const named = fields.filter(({ name }) => refused.includes(name));
  // The text has changed since it was read.
  if (refused.includes('consent')) return ui.load();
  for (const { name } of named) errors[name] = say(name === 'email' ? 'formInvalidEmail' : 'formRequired');
  if (named.length === 0) errors.all = say('errorUnavailable');
  show(errors);
}

/** The contact form, with errors beside their fields. */
function drawForm(ui: Ui) {
  const { say, conversation } = ui;
  const { config, errors } = conversation.state.now;
  const { fields, consent } = (config as Config).lead_form;
  return (
    <form class="contact" noValidate onSubmit={(event) => void send(ui, event)} aria-label={say('formTitle')}>
      <h3>{say('formTitle')}</h3>
      {fields.map((field) => drawField(field, errors[field.name], say('formOptional')))}
      {consent && drawConsent(consent, errors.consent, say('more'))}
      <input class="hidden" name="website" tabIndex={-1} autocomplete="off" aria-hidden="true" />
      <p class="wrong" role="alert">
        {errors.all}
      </p>
      <div class="row">
        <button
          type="button"
          onClick={() => {
            ui.focusField();
            conversation.state.set({ form: null });
          }}
        >
          {say('cancel')}
        </button>
        <button type="submit" class="primary">
          {say('formSubmit')}
        </button>
      </div>
    </form>
  );
}

type Consent = NonNullable<Config['lead_form']['consent']>;

/** The box sends the text itself, so that the lead keeps what its visitor read. */
function drawConsent({ text, url }: Consent, error: string | undefined, more: string) {
  return (
    <div>
      <label class="check">
        <input
          type="checkbox"
          name="consent"
          value={text}
          required
          aria-invalid={!!error}
          aria-describedby="consent-error"
        />
        <span dir="auto">{text}</span>
      </label>
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {more}
        </a>
      )}
      <p class="wrong" id="consent-error">
        {error}
      </p>
    </div>
  );
}

function drawField({ name, label, type, required }: Field, error: string | undefined, optional: string) {
  const attributes = {
    id: name,
    name,
    dir: 'auto',
    autocomplete: type === 'textarea' ? 'off' : name === 'phone' ? 'tel' : name,
    required,
    'aria-invalid': !!error,
    'aria-describedby': `${name}-error`,
  } as const;
  return (
    <div class="input">
      <label for={name}>
        {label} {!required && <small>({optional})</small>}
      </label>
      {type === 'textarea' ? (
        <textarea rows={2} maxLength={2000} {...attributes} />
      ) : (
        <input type={type as 'text'} {...attributes} />
      )}
      <p class="wrong" id={`${name}-error`}>
        {error}
      </p>
    </div>
  );
}

const startForm: StartForm = (ui, create) => {
  lend(create);
  ui.drawForm = () => drawForm(ui);
  // The form is open already.
  ui.conversation.state.set({});
};

export default startForm;
