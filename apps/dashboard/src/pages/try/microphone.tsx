import { Mic } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/words.tsx';
import type { useVoice } from './use-voice.ts';

type Voice = ReturnType<typeof useVoice>;

/** The button that turns the microphone on and off. It is absent where nobody hears. */
export function MicrophoneButton({ voice: { state, canHear, press } }: { voice: Voice }) {
  const { say } = useWords();
  if (!canHear) return null;
  const isOn = state !== 'off' && state !== 'denied';
  return (
    <Button icon={Mic} kind={isOn ? 'primary' : 'plain'} aria-pressed={isOn} onClick={() => press()}>
      {say('speak')}
    </Button>
  );
}

/** Says who hears before the first recording, and what the microphone does. */
export function MicrophoneState({ voice: { state, heardBy, press } }: { voice: Voice }) {
  const { say } = useWords();
  if (state === 'asks')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
        <p>{say('voiceConsent', { by: heardBy ?? say('voiceBrowser') })}</p>
        <Button onClick={() => press(true)}>{say('speak')}</Button>
      </div>
    );
  return (
    <p role="status" className="text-sm text-soft empty:hidden">
      {state === 'listening' && say('voiceListening')}
      {state === 'denied' && say('voiceDenied')}
    </p>
  );
}
