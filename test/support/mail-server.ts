import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface ReceivedMail {
  to: string;
  /** The headers and the parts, as they were sent. */
  raw: string;
  subject: string;
  text: string;
  html: string;
  /** The link of the text. */
  link: string;
  /** The secret behind `#` in the link. */
  token: string;
}

export interface MailServer {
  /** `SMTP_URL` of this server. */
  url: string;
  received: ReceivedMail[];
  /** How the server answers each mail: accept it, ask to come back later, or refuse its address for good. */
  mode: 'accept' | 'busy' | 'refuse';
  /** The address of each mail that it did not accept. */
  refused: string[];
  close(): Promise<void>;
}

/** Starts an SMTP server on a loopback port. It asks for the user `shop` with the password `secret`. */
export async function startMailServer(): Promise<MailServer> {
  const state: MailServer = { url: '', received: [], mode: 'accept', refused: [], close };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'shop' && password === 'secret' ? done(null, { user: 'shop' }) : done(new Error('no')),
    onRcptTo({ address }, _, done) {
      if (state.mode === 'accept') return done();
      state.refused.push(address);
      const responseCode = state.mode === 'busy' ? 451 : 550;
      done(Object.assign(new Error('not now'), { responseCode }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        state.received.push(readMail(envelope.rcptTo[0]?.address ?? '', Buffer.concat(chunks).toString()));
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  function close() {
    return new Promise<void>((resolve) => server.close(() => resolve()));
  }
  state.url = `smtp://shop:secret@127.0.0.1:${port}`;
  return state;
}

function readMail(to: string, raw: string): ReceivedMail {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  const subject = decodeWords(/^subject: (.*)$/im.exec(unfolded)?.[1] ?? '');
  const text = readPart(raw, 'text/plain');
  const link = /https?:\S+/.exec(text)?.[0] ?? '';
  return {
    to,
    raw,
    subject,
    text,
    html: readPart(raw, 'text/html'),
    link,
    token: link.split('#')[1] ?? '',
  };
}

const bytesOf = (text: string, encoding: string) =>
  encoding.toLowerCase().startsWith('b')
    ? Buffer.from(text, 'base64')
    : Buffer.from(
        text
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      );

const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding, word) =>
      bytesOf(encoding.toLowerCase() === 'q' ? word.replaceAll('_', ' ') : word, encoding).toString('latin1'),
    )
    .replace(/^[^\u0100-\uffff]*$/, (bytes) => Buffer.from(bytes, 'latin1').toString());

function readPart(raw: string, type: string): string {
  const part = raw
    .split(/\r\n--[^\r\n]+\r\n/)
    .find((one) => one.toLowerCase().includes(`content-type: ${type}`));
  const [head = '', ...body] = (part ?? '').split('\r\n\r\n');
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1] ?? '';
  const text = body.join('\r\n\r\n');
  return /^(base64|quoted-printable)$/i.test(encoding) ? bytesOf(text, encoding).toString() : text;
}
