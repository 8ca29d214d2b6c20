import { type MailWithLink, writeMail } from './write-mail.ts';

/** Where mail is sent, and as whom. */
export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  url: string;
  /** `Jawab <no-reply@example.com>`. */
  from: string;
  /** Who reads what visitors answer to a mailed reply. Null: nobody, which the mail says. */
  replyTo: string | null;
}

/** Sends mail through one server. */
export interface Mailer {
  /**
   * Resolves with whether the server accepted the mail; false if it refused the address or the mail for good. Throws if it
   * cannot be reached or asks to come back later.
   */
  send(to: string, mail: MailWithLink): Promise<boolean>;
}

const timeoutMs = 15_000;

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** A password never travels in clear text, except on this machine. */
export function transportOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && username !== '' && !isLoopback(hostname),
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The name behind the sign of `Jawab <no-reply@example.com>`. */
const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

/** Creates the sender of mail. Nothing is loaded or connected before the first mail. */
export function createMailer({ url, from, replyTo }: MailSettings): Mailer {
  return {
    async send(to, mail) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(transportOf(url));
      try {
        const answersTo = mail.kind === 'reply' && replyTo ? replyTo : undefined;
        const { subject, text, html } = writeMail(Object.assign({ isAnswerable: !!answersTo }, mail));
        const address = { name: '', address: to };
        const references = mail.about?.map((id) => `<${id}@${domainOf(from)}>`) ?? [];
        await transport.sendMail({ from, replyTo: answersTo, to: address, subject, text, html, references });
        return true;
      } catch (error) {
        const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
        if (responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)) return false;
        throw error;
      }
    },
  };
}
