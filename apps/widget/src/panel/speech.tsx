import { browserHears, canRecord } from '@jawab/browser-voice';
import type { Part, Ui } from './ui.ts';

/** Returns whether this service hears the visitor's language and the browser can record it, or the browser hears by itself. */
export function canHear({ conversation }: Ui): boolean {
  const { voice, language } = conversation.state.now.config ?? {};
  if (!voice?.enabled) return false;
  return (voice.hears.includes(language ?? '') && canRecord()) || browserHears();
}

/** Says who hears before the first recording, and what the microphone does. */
export function Speech({ ui }: Part) {
  const { say, conversation } = ui;
  const { voice, config } = conversation.state.now;
  const hears = config?.voice.hears.includes(config.language);
  const by = (hears && config?.voice.heard_by) || say('voiceBrowser');
  if (voice === 'asks')
    return (
      <p class="left" role="alert">
        {say('voiceConsent', { by })}{' '}
        <button type="button" class="agree" onClick={() => ui.pressMicrophone(true)}>
          {say('speak')}
        </button>
      </p>
    );
  return (
    <p class="left" role="status">
      {voice === 'listening' && say('voiceListening')}
      {voice === 'denied' && say('voiceDenied')}
    </p>
  );
}
