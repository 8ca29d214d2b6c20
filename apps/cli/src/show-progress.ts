/** Writes a number of bytes as mebibytes. */
export const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

/** Shows progress on stderr: on one line for people, every tenth part for logs. */
export function showProgress(verb: string) {
  const isTerminal = process.stderr.isTTY;
  const step = isTerminal ? 1 : 10;
  let shown = 0;
  return (done: number, total: number) => {
    const percent = Math.floor((done / total) * 100);
    const reached = percent - (percent % step);
    if (reached === shown) return;
    shown = reached;
    const text = `${verb} ${percent} % (${mib(done)} of ${mib(total)} MiB)`;
    process.stderr.write(isTerminal ? `\r${text}${percent >= 100 ? '\n' : ''}` : `${text}\n`);
  };
}
