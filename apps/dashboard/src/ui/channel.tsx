import { channels } from '@jawab/sdk';
import { useWords } from '../words/words.tsx';
import { channelNames } from './channel-names.ts';
import { Choice } from './field.tsx';

type Channel = (typeof channels)[number];

/** Reads a channel of an address. */
export const readChannel = (text: string | undefined): Channel | undefined =>
  channels.find((channel) => channel === text);

/** Names the channels in the language of the person. */
export function useChannelName(): (channel: string) => string {
  const { say } = useWords();
  const names = new Map([
    ...Object.entries(channelNames),
    ['widget', say('chatWindow')],
    ['voice', say('voice')],
  ]);
  return (channel) => names.get(channel) ?? channel.toUpperCase();
}

interface ChannelChoiceProps {
  value: Channel | undefined;
  onChoose: (channel: Channel | undefined) => void;
}

/** Chooses one channel or all. */
export function ChannelChoice({ value, onChoose }: ChannelChoiceProps) {
  const { say } = useWords();
  const nameOf = useChannelName();
  return (
    <Choice
      label={say('channel')}
      value={value ?? ''}
      onChange={({ target }) => onChoose(readChannel(target.value))}
    >
      <option value="">{say('allChannels')}</option>
      {channels.map((channel) => (
        <option key={channel} value={channel}>
          {nameOf(channel)}
        </option>
      ))}
    </Choice>
  );
}
