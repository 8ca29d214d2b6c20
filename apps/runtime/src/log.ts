import type { Log } from '@jawab/core';
import { pino, stdSerializers } from 'pino';

const secrets = ['token', 'authorization', 'apiKey', 'secret', 'password', 'key'];

/** JSON lines on stderr (stdout belongs to what commands answer); fields that hold secrets are blotted out. */
export const createLog = (level: string): Log =>
  pino(
    {
      level,
      redact: secrets.flatMap((name) => [name, `*.${name}`]),
      base: undefined,
      serializers: { error: stdSerializers.err },
    },
    pino.destination({ dest: 2, sync: false }),
  );
