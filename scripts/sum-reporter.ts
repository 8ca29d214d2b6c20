import type { Reporter, TestModule, TestSuite } from 'vitest/node';

/** Prints the sum alone on the last line. A file or hook that breaks counts as one failure. */
export class SumReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const line = formatSum(count(modules, unhandled.length));
    process.once('exit', () => process.stdout.write(`${line}\n`));
  }
}

export type Sum = { passed: number; failed: number; skipped: number };

function count(modules: readonly TestModule[], unhandled: number): Sum {
  const sum: Sum = { passed: 0, failed: unhandled, skipped: 0 };
  for (const module of modules) {
    sum.failed += brokenIn(module);
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state !== 'pending') sum[state] += 1;
    }
  }
  return sum;
}

function brokenIn(module: TestModule): number {
  const holders: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()];
  return holders.filter((holder) => holder.errors().length > 0).length;
}

/** `N passed, N failed`, and `, N skipped` when there are any. */
export function formatSum({ passed, failed, skipped }: Sum): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
