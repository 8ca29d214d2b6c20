import type { Log } from '@jawab/core';
import { pino, stdSerializers } from 'pino';

const secrets = ['token', 'authorization', 'apiKey', 'secret', 'password', 'key'];

/** Logs JSON lines to stderr, because commands print their output to stdout. Fields with secrets are redacted. */
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
