/** Shows the progress of a run on stderr. */
export interface Progress {
  step(what: string): void;
  end(): void;
}

const width = 30;

/** Shows a bar on a terminal, elsewhere one line for each tenth. */
export function createProgress(total: number): Progress {
  const { stderr } = process;
  const began = performance.now();
  let done = 0;
  let shown = -1;
  const line = (what: string) => {
    const share = total > 0 ? done / total : 1;
    const bar = '#'.repeat(Math.round(share * width)).padEnd(width, '.');
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    return `[${bar}] ${(share * 100).toFixed(0).padStart(3)} % ${seconds} s ${what}`;
  };
  return {
    step(what) {
      done++;
      const mark = Math.floor((done / total) * (stderr.isTTY ? 200 : 10));
      if (mark === shown) return;
      shown = mark;
      stderr.write(stderr.isTTY ? `\r${line(what).padEnd(78)}` : `${line(what)}\n`);
    },
    end: () => {
      if (stderr.isTTY) stderr.write(`\r${line('done').padEnd(78)}\n`);
    },
  };
}
