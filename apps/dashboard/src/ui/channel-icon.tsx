import { channelNames } from './channel-names.ts';

/** The first letter of a messaging channel, as a sign. Its name stands beside it. */
export function ChannelIcon({ kind }: { kind: string }) {
  return (
    <span
      aria-hidden
      className="grid size-5 shrink-0 place-items-center rounded-box bg-tint text-xs font-semibold text-accent"
    >
      {(channelNames[kind] ?? kind)[0]?.toUpperCase()}
    </span>
  );
}
