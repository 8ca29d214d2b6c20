import { Component } from 'preact';
import type { Part } from './ui.ts';

interface Props extends Part {
  close(): void;
}

/** The language, the sound, the contact form, and the end of the conversation, which asks once more before it deletes. */
export class Menu extends Component<Props, { asks?: boolean }> {
  override render() {
    const { ui, close } = this.props;
    const { asks } = this.state;
    const { say, conversation, settings } = ui;
    const { config } = conversation.state.now;
    const item = (text: string, action?: () => unknown) => (
      <button
        type="button"
        onClick={() => {
          close();
          ui.focusField();
          action?.();
        }}
      >
        {text}
      </button>
    );
    if (!config) return null;
    return (
      <div
        class="menu"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          close();
          ui.focusField();
        }}
      >
        {asks ? (
          <>
            <p role="alert">{say('deleteQuestion')}</p>
            {item(say('cancel'))}
            <div class="danger">{item(say('deleteNow'), conversation.remove)}</div>
          </>
        ) : (
          <>
            <label>
              {say('language')}
              <select
                value={config.language}
                onChange={({ currentTarget }) => ui.setLanguage(currentTarget.value)}
              >
                {config.languages.map((code) => (
                  <option value={code}>{config.language_names[code]}</option>
                ))}
              </select>
            </label>
            <label class="check">
              <input
                type="checkbox"
                checked={!!settings.get('sound')}
                onChange={({ currentTarget }) => settings.set('sound', currentTarget.checked ? '1' : null)}
              />
              {say('sound')}
            </label>
            {config.lead_form.when !== 'never' && item(say('formTitle'), conversation.openForm)}
            {item(say('newConversation'), conversation.reset)}
            <button type="button" class="danger" onClick={() => this.setState({ asks: true })}>
              {say('deleteConversation')}
            </button>
          </>
        )}
      </div>
    );
  }
}
