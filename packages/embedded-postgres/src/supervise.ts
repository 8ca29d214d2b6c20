import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ChildOptions, FromChild, ToChild } from './child-messages.ts';

export type EmbeddedState = 'starting' | 'ready' | 'recovering' | 'closed';

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface SupervisorOptions {
  child: ChildOptions;
  log: Log;
  compileCacheDir: string;
  /** How often the child must answer `select 1`. */
  watchdogMs: number;
  /** The child is killed after this time without an answer. */
  wedgeMs: number;
  /** The child is killed when an announced long statement takes longer. */
  longStatementMs: number;
  startTimeoutMs: number;
}

/**
 * Resident memory after a start is 167 MiB with these flags and 211 MiB without (147 with mallocSettings as well).
 * The tiering budget leaves the optimising compiler (680 MiB at its peak, a second of CPU) to functions that stay hot.
 * Memory is capped at 768 MiB: a statement that needs more fails with 53200 and does not wedge the engine at 2 GiB.
 * The stack size fits max_stack_depth in backend.ts, so runaway recursion ends in 54001.
 */
const childFlags = [
  '--disable-warning=ExperimentalWarning',
  '--wasm-num-compilation-tasks=1',
  '--wasm-tiering-budget=200000000',
  '--wasm-max-mem-pages=12288',
  '--single-threaded-gc',
  '--max-semi-space-size=2',
  '--stack-size=7000',
];
/** Makes glibc return freed memory: 226 MiB after load with these settings, 310 without. Other C libraries ignore them. */
const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '4194304',
};
const startTries = 3;
const rememberedLineLength = 300;
const maxBackoffMs = 10_000;
const steadyMs = 30_000;
const closeTimeoutMs = 10_000;

/** Starts a script of this package with the same Node, without a shell and without the parent's environment. */
export function forkScript(script: string, argument: string, compileCacheDir: string): ChildProcess {
  return fork(fileURLToPath(new URL(script, import.meta.url)), [argument], {
    execPath: process.execPath,
    execArgv: childFlags,
    env: { ...mallocSettings, NODE_COMPILE_CACHE: compileCacheDir },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Keeps one database child alive: kills it when it hangs and restarts it when it is gone. */
export class Supervisor {
  #options: SupervisorOptions;
  #child: ChildProcess | undefined;
  #state: EmbeddedState = 'starting';
  #listeners = new Set<(state: EmbeddedState) => void>();
  #restarts = 0;
  #failures = 0;
  #startedAt = 0;
  #unanswered = 0;
  #longSince: number | undefined;
  #lastWords: string[] = [];
  #watchdog: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #first = Promise.withResolvers<void>();

  constructor(options: SupervisorOptions) {
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }
  get restarts(): number {
    return this.#restarts;
  }
  get state(): EmbeddedState {
    return this.#state;
  }

  onState(listener: (state: EmbeddedState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when the child serves for the first time; rejects when it cannot be started. */
  start(): Promise<void> {
    this.#spawn();
    this.#watchdog = setInterval(() => this.#watch(), this.#options.watchdogMs);
    return this.#first.promise;
  }

  async close(): Promise<void> {
    const child = this.#child;
    this.#setState('closed');
    clearInterval(this.#watchdog);
    clearTimeout(this.#retry);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const timer = setTimeout(() => child.kill('SIGKILL'), closeTimeoutMs);
    child.send({ type: 'close' } satisfies ToChild, () => {});
    await gone;
    clearTimeout(timer);
  }

  #setState(state: EmbeddedState): void {
    if (this.#state === state || this.#state === 'closed') return;
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }

  #spawn(): void {
    const child = forkScript(
      './child/serve.ts',
      JSON.stringify(this.#options.child),
      this.#options.compileCacheDir,
    );
    this.#child = child;
    this.#startedAt = Date.now();
    this.#unanswered = 0;
    this.#longSince = undefined;
    this.#lastWords = [];
    child.stderr?.setEncoding('utf8').on('data', (text: string) => this.#remember(text));
    child.on('message', (message: FromChild) => this.#hear(message));
    child.on('error', (error) => this.#remember(error.message));
    child.once('exit', (code, signal) => this.#exited(child, signal ?? `exit code ${code}`));
  }

  #remember(text: string): void {
    this.#lastWords = [
      ...this.#lastWords,
      ...text
        .trimEnd()
        .split('\n')
        .map((line) => line.slice(0, rememberedLineLength)),
    ].slice(-20);
  }

  #hear(message: FromChild): void {
    const { log } = this.#options;
    if (message.type === 'pong') this.#unanswered = 0;
    else if (message.type === 'long') {
      this.#longSince = message.on ? Date.now() : undefined;
      this.#unanswered = 0;
    } else if (message.type === 'refused') this.#remember(message.text);
    else if (message.type === 'log') {
      this.#remember(message.text);
      if (message.level !== 'info') log[message.level]({}, `embedded database: ${message.text}`);
    } else {
      if (this.#restarts > 0)
        log.info({ ms: Date.now() - this.#startedAt }, 'embedded database: serving again');
      this.#setState('ready');
      this.#first.resolve();
    }
  }

  #watch(): void {
    const { watchdogMs, wedgeMs, longStatementMs, startTimeoutMs, log } = this.#options;
    const child = this.#child;
    if (!child?.connected) return;
    const kill = (why: string) => {
      log.error({ pid: child.pid }, `embedded database: ${why}; killing and restarting it`);
      child.kill('SIGKILL');
    };
    if (this.#state !== 'ready') {
      if (Date.now() - this.#startedAt > startTimeoutMs) kill(`not serving after ${startTimeoutMs} ms`);
      return;
    }
    if (this.#longSince !== undefined) {
      if (Date.now() - this.#longSince > longStatementMs)
        kill(`a long statement took over ${longStatementMs} ms`);
      return;
    }
    if (this.#unanswered * watchdogMs >= wedgeMs) return kill(`no answer to select 1 for ${wedgeMs} ms`);
    this.#unanswered++;
    child.send({ type: 'ping' } satisfies ToChild, () => {});
  }

  #exited(child: ChildProcess, how: string): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    if (this.#state === 'closed') return;
    const lasted = Date.now() - this.#startedAt;
    this.#failures = lasted > steadyMs ? 1 : this.#failures + 1;
    const words = this.#lastWords.join('\n');
    if (this.#state === 'starting' && this.#failures >= startTries) {
      this.#first.reject(new Error(`the embedded database does not start (${how})\n${words}`));
      void this.close();
      return;
    }
    if (this.#state !== 'starting') this.#setState('recovering');
    const waitMs = this.#failures <= 1 ? 0 : Math.min(maxBackoffMs, 100 * 2 ** this.#failures);
    this.#options.log.warn(
      { how, lasted, waitMs, words },
      'embedded database: child ended, starting it again',
    );
    this.#restarts++;
    this.#retry = setTimeout(() => this.#spawn(), waitMs);
  }
}
