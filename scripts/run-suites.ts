import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { formatSum, type Sum } from './sum-reporter.ts';

// Runs every suite, those of SQL on both engines, then each failed file once more by itself.
// A file that passes the second time is flaky. The arguments go to vitest; an option and its value are one argument: `--root=folder`.
const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('-'));
const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');

/** More flaky files than this fail the run. */
const maxFlakyFiles = 2;
/** When more files fail, something is broken and a second run tells nothing new. */
const maxRerunFiles = 10;
const slowestCount = 20;

interface FileResult extends Sum {
  durationMs: number;
}
interface Run {
  exitCode: number;
  files: Map<string, FileResult>;
}

/** The parts of vitest's JSON report that are read here. */
interface Report {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
}

async function runVitest(vitestArgs: readonly string[]): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'jawab-suites-'));
  const output = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`];
  const child = spawn(process.execPath, [vitest, 'run', ...vitestArgs, ...reporters], {
    stdio: 'inherit',
    env: { ...process.env, TEST_ENGINES: 'both' },
  });
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', forward).on('SIGINT', forward);
  const exitCode = await new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
  process.off('SIGTERM', forward).off('SIGINT', forward);
  const files = existsSync(output) ? readReport(output) : new Map<string, FileResult>();
  rmSync(folder, { recursive: true });
  return { exitCode, files };
}

/** Sums by file. A file that runs in two projects has one sum; a broken file or hook counts as one failure. */
function readReport(path: string): Map<string, FileResult> {
  const report: Report = JSON.parse(readFileSync(path, 'utf8'));
  const files = new Map<string, FileResult>();
  for (const { name, status, startTime, endTime, assertionResults } of report.testResults) {
    const sum = files.get(name) ?? { passed: 0, failed: 0, skipped: 0, durationMs: 0 };
    const count = (state: string) => assertionResults.filter((test) => test.status === state).length;
    const failed = count('failed');
    sum.passed += count('passed');
    sum.failed += status === 'failed' ? Math.max(failed, 1) : failed;
    sum.skipped += assertionResults.length - count('passed') - failed;
    sum.durationMs += endTime - startTime;
    files.set(name, sum);
  }
  return files;
}

const show = (file: string) => relative(process.cwd(), file);

function printSlowest(files: Run['files']): void {
  const slowest = [...files].sort(([, a], [, b]) => b.durationMs - a.durationMs).slice(0, slowestCount);
  console.log('\nSlowest files:');
  for (const [file, { durationMs }] of slowest) {
    console.log(`${(durationMs / 1000).toFixed(1).padStart(7)} s  ${show(file)}`);
  }
}

const { exitCode, files } = await runVitest(args);
const failing = [...files].filter(([, { failed }]) => failed > 0).map(([file]) => file);
const lastLines: string[] = [];
const broken: Sum = { passed: 0, failed: 0, skipped: 0 };
if (exitCode !== 0 && failing.length === 0) {
  lastLines.push(`FAILED: vitest ended with ${exitCode}, but no file failed.`);
  broken.failed = 1;
}
if (files.size > slowestCount) printSlowest(files);

let flaky = 0;
if (failing.length <= maxRerunFiles) {
  for (const file of failing) {
    console.log(`\nRuns once more by itself: ${show(file)}`);
    const rerun = await runVitest([...options, file]);
    const result = rerun.files.get(file);
    if (!result || rerun.exitCode !== 0) continue;
    files.set(file, result);
    flaky++;
    lastLines.push(`FLAKY: ${show(file)}`);
  }
}

if (flaky > maxFlakyFiles) {
  lastLines.push(`FAILED: ${flaky} files are flaky; at most ${maxFlakyFiles} may be.`);
  broken.failed += 1;
}
const total = [...files.values(), broken].reduce((sum, each) => ({
  passed: sum.passed + each.passed,
  failed: sum.failed + each.failed,
  skipped: sum.skipped + each.skipped,
}));
console.log(`\n${[...lastLines, formatSum(total)].join('\n')}`);
process.exitCode = total.failed > 0 ? 1 : 0;
