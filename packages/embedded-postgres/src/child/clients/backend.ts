import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { message } from './wire.ts';

/** PGlite's longjmp into Postgres' main loop surfaces as an exit with this status (pglitec.c). */
const longJump = 100;
const copyRefused = message('f', 'COPY FROM STDIN is not supported by the embedded database\0');

/**
 * shared_buffers: 16 MB instead of 128 saves 130 MiB. log_min_messages=log keeps errors of statements, which
 * carry customers' data, out of the log; their client still gets them. max_stack_depth fits the child's --stack-size.
 */
const serverSettings = ['shared_buffers=16MB', 'log_min_messages=log', 'max_stack_depth=250kB'];

interface Engine {
  HEAPU8: Uint8Array;
  _QueryCancelPending: number;
  _InterruptPending: number;
  _PostgresMainLoopOnce(): void;
  _PostgresMainLongJmp(): void;
  _PostgresSendReadyForQueryIfNecessary(): void;
  _pgl_pq_flush(): void;
  _pgl_set_rw_cbs(read: number, write: number): void;
  _pq_buffer_remaining_data(): number;
  addFunction(callback: (pointer: number, length: number) => number, signature: string): number;
  stackSave(): number;
  stackRestore(pointer: number): void;
}

/** The database engine broke in a way Postgres itself cannot handle: its process must be replaced. */
export class BackendCrashed extends Error {
  override name = 'BackendCrashed';
}

export interface Backend {
  /** Runs whole frontend messages, synchronously, and hands each piece of the answer to `sink`. */
  run(parts: readonly Buffer[], sink: (piece: Buffer) => void): void;
  /** Asks the running statement to stop (SQLSTATE 57014); only useful from inside a sink. */
  cancel(): void;
  close(): Promise<void>;
}

/**
 * Opens PGlite on `dataDir` (created when empty) and drives its main loop directly: PGlite's own loop parses every
 * answer a second time and spins for ever when the engine traps; this one throws BackendCrashed.
 */
export async function openBackend(dataDir: string, onLog: (line: string) => void): Promise<Backend> {
  const lite = await PGlite.create({
    dataDir,
    extensions: { vector },
    startParams: [...PGlite.defaultStartParams, ...serverSettings.flatMap((setting) => ['-c', setting])],
    onStderr: (line) => {
      onLog(line);
      return false;
    },
    onStdout: () => false,
  });
  const run = driveEngine(lite.Module as unknown as Engine);
  return { ...run, close: () => lite.close() };
}

function driveEngine(engine: Engine): Pick<Backend, 'run' | 'cancel'> {
  let parts: readonly Buffer[] = [];
  let part = 0;
  let offset = 0;
  let sink: (piece: Buffer) => void = () => {};
  const read = (pointer: number, length: number): number => {
    const source = part < parts.length ? (parts[part] as Buffer) : copyRefused;
    const taken = Math.min(length, source.length - offset);
    engine.HEAPU8.set(source.subarray(offset, offset + taken), pointer);
    offset += taken;
    if (offset === source.length) {
      offset = 0;
      part++;
    }
    return taken;
  };
  const write = (pointer: number, length: number): number => {
    sink(Buffer.from(engine.HEAPU8.subarray(pointer, pointer + length)));
    return length;
  };
  engine._pgl_set_rw_cbs(engine.addFunction(read, 'ipi'), engine.addFunction(write, 'ipi'));
  return {
    run(messages, receive) {
      parts = messages;
      part = 0;
      offset = 0;
      sink = receive;
      while (part < parts.length || engine._pq_buffer_remaining_data() > 0) stepOnce(engine);
      engine._PostgresSendReadyForQueryIfNecessary();
      engine._pgl_pq_flush();
    },
    cancel() {
      engine.HEAPU8[engine._QueryCancelPending] = 1;
      engine.HEAPU8[engine._InterruptPending] = 1;
    },
  };
}

function stepOnce(engine: Engine): void {
  const stack = engine.stackSave();
  try {
    engine._PostgresMainLoopOnce();
  } catch (error) {
    if ((error as { status?: number }).status !== longJump) {
      throw new BackendCrashed(`the database engine stopped: ${(error as Error).message ?? error}`);
    }
    engine.stackRestore(stack);
    engine._PostgresMainLongJmp();
  }
}
