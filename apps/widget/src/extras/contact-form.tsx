import type { Field } from '../chat/types.ts';
import type { Place, Ui } from '../panel/ui.ts';

const isMail = (text: string) => /^[^\s@]{1,64}@[^\s@]{1,200}\.[^\s@.]{2,60}$/.test(text);

type Errors = Record<string, string>;

function findErrors({ say }: Ui, fields: Field[], values: Record<string, string>): Errors {
  const errors: Errors = {};
  for (const { name, type, required } of fields) {
    const value = values[name];
    if (required && !value) errors[name] = say('formRequired');
    else if (type === 'email' && value && !isMail(value)) errors[name] = say('formInvalidEmail');
  }
  return errors;
}

async function send(place: Place, event: Event): Promise<void> {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  const { ui } = place.props;
  const { conversation, say } = ui;
  const fields = conversation.state.now.config?.lead_form.fields ?? [];
  const show = (errors: Errors) => {
    place.setState({ errors });
    form.querySelector<HTMLElement>(`[name="${Object.keys(errors)[0]}"]`)?.focus();
  };
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (String(value).trim()) values[name] = String(value).trim();
  }
  const errors = findErrors(ui, fields, values);
  if (Object.keys(errors).length > 0) return show(errors);
  const refused = await conversation.sendForm(values);
  if (!refused) {
    ui.announce(say('formThanks'));
    return ui.focusField();
  }
  const named = fields.filter(({ name }) => refused.includes(name));
  for (const { name } of named) errors[name] = say(name === 'email' ? 'formInvalidEmail' : 'formRequired');
  if (named.length === 0) errors.all = say('errorUnavailable');
  show(errors);
}

const reveal = (form: HTMLFormElement | null) => form?.scrollIntoView({ block: 'nearest' });

/** The contact form, with errors beside their fields. */
export function drawForm(place: Place) {
  const { ui, close } = place.props;
  const { errors = {} } = place.state;
  const { say, conversation } = ui;
  return (
    <form
      ref={reveal}
      class="contact"
      noValidate
      onSubmit={(event) => void send(place, event)}
      aria-label={say('formTitle')}
    >
      <h3>{say('formTitle')}</h3>
      {conversation.state.now.config?.lead_form.fields.map((field) =>
        drawField(field, errors[field.name], say('formOptional')),
      )}
      <input class="hidden" name="website" tabIndex={-1} autocomplete="off" aria-hidden="true" />
      <p class="wrong" role="alert">
        {errors.all}
      </p>
      <div class="row">
        <button
          type="button"
          onClick={() => {
            ui.focusField();
            close?.();
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

function drawField({ name, label, type, required }: Field, error: string | undefined, optional: string) {
  const attributes = {
    id: name,
    name,
    dir: 'auto',
    autocomplete: type === 'textarea' ? 'off' : name === 'phone' ? 'tel' : name,
    'aria-required': required,
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
