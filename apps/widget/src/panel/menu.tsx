import type { Part } from './ui.ts';

/** The language, the sound, the contact form, and the end of the conversation, which asks once more before it deletes. */
export function Menu({ ui }: Part) {
  const { say, conversation, settings } = ui;
  const { state } = conversation;
  const { config, menu } = state.now;
  const item = (text: string, action?: () => unknown) => (
    <button
      type="button"
      onClick={() => {
        state.set({ menu: null });
        ui.focusField();
        action?.();
      }}
    >
      {text}
    </button>
  );
  return (
    <div class="menu">
      {menu === 'asks'
        ? [
            <p role="alert">{say('deleteQuestion')}</p>,
            item(say('cancel')),
            <div class="danger">{item(say('deleteNow'), conversation.remove)}</div>,
          ]
        : [
            <label class="input">
              <small>{say('language')}</small>
              <select
                value={config?.language}
                onChange={({ currentTarget }) => ui.setLanguage(currentTarget.value)}
              >
                {config?.languages.map((code) => (
                  <option value={code}>{config.language_names[code]}</option>
                ))}
              </select>
            </label>,
            <label class="check">
              <input
                type="checkbox"
                checked={!!settings.get('sound')}
                onChange={({ currentTarget }) => settings.set('sound', currentTarget.checked ? '1' : null)}
              />
              {say('sound')}
            </label>,
            config?.lead_form.when !== 'never' && item(say('formTitle'), conversation.openForm),
            item(say('newConversation'), conversation.reset),
            <button type="button" class="danger" onClick={() => state.set({ menu: 'asks' })}>
              {say('deleteConversation')}
            </button>,
          ]}
    </div>
  );
}
