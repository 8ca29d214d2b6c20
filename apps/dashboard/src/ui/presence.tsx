export const presences = ['online', 'away'] as const;
type Presence = (typeof presences)[number];

/** A full dot for a person who is online, an empty one for a person who is away. The word stands beside it. */
export const PresenceDot = ({ presence }: { presence: Presence }) => (
  <span
    aria-hidden
    className={`block size-2 shrink-0 rounded-full ${presence === 'online' ? 'bg-good' : 'border border-edge'}`}
  />
);
