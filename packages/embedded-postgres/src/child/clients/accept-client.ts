import { ProtocolViolation } from './split-messages.ts';
import {
  authenticationOk,
  backendKeyData,
  negotiateVersion,
  parameterStatus,
  readCString,
  readyForQuery,
  startupCode,
} from './wire.ts';

export type Startup =
  | { kind: 'encryption' }
  | { kind: 'cancel'; id: number; secret: number }
  | { kind: 'session'; parameters: Map<string, string>; unknown: string[]; minor: number };

/** Parameters of a start-up packet that are not settings, or that have no effect here (timeouts need signals). */
const notSettings =
  /^(?:user|database|application_name|client_encoding|options|replication|\w*_timeout|_pq_\..*)$/;

/** Reads the first packet of a connection. Throws ProtocolViolation if it is not a start-up packet. */
export function readStartup(packet: Buffer): Startup {
  const code = packet.readInt32BE(4);
  if (code === startupCode.ssl || code === startupCode.gss) return { kind: 'encryption' };
  if (code === startupCode.cancel && packet.length === 16) {
    return { kind: 'cancel', id: packet.readInt32BE(8), secret: packet.readInt32BE(12) };
  }
  if (code >>> 16 !== startupCode.v3) throw new ProtocolViolation('unsupported frontend protocol', '0A000');
  const parameters = new Map<string, string>();
  for (let at = 8; at < packet.length - 1; ) {
    const name = readCString(packet, at);
    const value = name && readCString(packet, name.end);
    if (!name || !value) throw new ProtocolViolation('invalid startup packet layout');
    parameters.set(name.text, value.text);
    at = value.end;
  }
  const unknown = [...parameters.keys()].filter((name) => name.startsWith('_pq_.'));
  return { kind: 'session', parameters, unknown, minor: code & 0xffff };
}

/** Checks a session's parameters and returns its first settings. Throws ProtocolViolation. */
export function startSettings(
  parameters: Map<string, string>,
  databases: ReadonlySet<string>,
): Map<string, string> {
  const user = parameters.get('user');
  if (!user) throw new ProtocolViolation('no PostgreSQL user name specified in startup packet', '28000');
  const database = parameters.get('database') ?? user;
  if (!databases.has(database)) throw new ProtocolViolation(`database "${database}" does not exist`, '3D000');
  if (/^(?:1|true|on|yes|database)$/i.test(parameters.get('replication') ?? '')) {
    throw new ProtocolViolation('replication is not supported by the embedded database', '0A000');
  }
  const encoding = parameters.get('client_encoding')?.replace(/['-]/g, '').toLowerCase();
  if (encoding && !['utf8', 'unicode', 'auto'].includes(encoding)) {
    throw new ProtocolViolation('the embedded database speaks UTF8 only', '22023');
  }
  const settings = new Map([...parameters].filter(([name]) => !notSettings.test(name)));
  for (const [, name, value] of (parameters.get('options') ?? '').matchAll(
    /(?:-c\s*|--)([\w.]+)=((?:\\.|\S)*)/g,
  )) {
    if (name && !notSettings.test(name)) settings.set(name, (value ?? '').replace(/\\(.)/g, '$1'));
  }
  return settings;
}

/** Builds the messages that greet an accepted client. */
export function welcome(
  id: number,
  secret: number,
  startup: Startup & { kind: 'session' },
  statuses: Map<string, string>,
): Buffer {
  const said = new Map(statuses).set('application_name', startup.parameters.get('application_name') ?? '');
  return Buffer.concat([
    ...(startup.minor > 0 || startup.unknown.length > 0 ? [negotiateVersion(startup.unknown)] : []),
    authenticationOk(),
    ...[...said].map(([name, value]) => parameterStatus(name, value)),
    backendKeyData(id, secret),
    readyForQuery('I'),
  ]);
}
