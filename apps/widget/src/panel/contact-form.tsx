import { Component } from 'preact';
import type { Field } from '../chat/types.ts';
import type { Part, Ui } from './ui.ts';

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

/** The contact form, with errors beside their fields. */
export class ContactForm extends Component<Part, { errors: Errors }> {
  override state: { errors: Errors } = { errors: {} };
  form: HTMLFormElement | null = null;

  override componentDidMount(): void {
    this.form?.scrollIntoView({ block: 'nearest' });
  }
  show(errors: Errors): void {
    this.setState({ errors });
    this.form?.querySelector<HTMLElement>(`[name="${Object.keys(errors)[0]}"]`)?.focus();
  }
  async send(event: Event): Promise<void> {
    event.preventDefault();
    const { ui } = this.props;
    const { conversation, say } = ui;
    const fields = conversation.state.now.config?.lead_form.fields ?? [];
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(this.form as HTMLFormElement)) {
      if (String(value).trim()) values[name] = String(value).trim();
    }
    const errors = findErrors(ui, fields, values);
    if (Object.keys(errors).length > 0) return this.show(errors);
    const refused = await conversation.sendForm(values);
    if (!refused) {
      ui.announce(say('formThanks'));
      return ui.focusField();
    }
    const named = fields.filter(({ name }) => refused.includes(name)).map(({ name }) => name);
    const sentence = (name: string) => say(name === 'email' ? 'formInvalidEmail' : 'formRequired');
    const found = Object.fromEntries(named.map((name) => [name, sentence(name)]));
    this.show(named.length > 0 ? found : { all: say('errorUnavailable') });
  }
  override render() {
    const { ui } = this.props;
    const { errors } = this.state;
    const { say, conversation } = ui;
    const { config } = conversation.state.now;
    return (
      <form
        ref={(form) => {
          this.form = form;
        }}
        class="contact"
        noValidate
        onSubmit={(event) => void this.send(event)}
        aria-label={say('formTitle')}
      >
        <h3>{say('formTitle')}</h3>
        {config?.lead_form.fields.map((field) => drawField(field, errors[field.name], say('formOptional')))}
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
