/** A failure the reader can act on: its message is a sentence that says what to do. */
export class Refusal extends Error {}

const causes = [
  [/ENOSPC|No space left/i, 'the disk is full. Free some space (about 1.5 GB is needed) and run this again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network|error sending request|timed? ?out|dns error/i,
    'the npm registry cannot be reached. Check the network, the proxy (HTTPS_PROXY) and the "registry" setting of npm, then run this again.',
  ],
  [
    /SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|CERT_|certificate/i,
    'the certificate of the npm registry is not trusted. Set NODE_EXTRA_CA_CERTS or "cafile" in ~/.npmrc, then run this again.',
  ],
  [
    /EACCES|EPERM|EROFS|permission denied/i,
    'a folder cannot be written by this user. Give this user the project folder (and its home), then run this again.',
  ],
  [
    /OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH|frozen-lockfile/i,
    'pnpm-lock.yaml does not fit the package.json files. Run `pnpm install` and commit the lockfile.',
  ],
];

/** Turns the output of a failed tool into a Refusal: what to do first, then the tool's own last lines. */
export function explain(what, output) {
  const tail = output.trim().split('\n').slice(-12).join('\n');
  const cause = causes.find(([pattern]) => pattern.test(output));
  return new Refusal(`${what} failed: ${cause ? cause[1] : 'see the lines below.'}\n${tail}`);
}
