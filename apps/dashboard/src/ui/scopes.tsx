/** The scopes of a token or a program, by their names. */
export const Scopes = ({ scopes }: { scopes: readonly string[] }) => (
  <span className="block max-w-xs font-mono text-xs text-soft">
    <bdi>{scopes.join(', ')}</bdi>
  </span>
);
