import { expect, test } from 'vitest';
import { startMailServer } from '../../../test/support/mail-server.ts';
import { createMailer, transportOf } from './create-mailer.ts';

test('a password leaves this machine only by TLS', () => {
  expect(transportOf('smtp://u:p%40ss@mail.example.com')).toMatchObject({
    host: 'mail.example.com',
    port: 587,
    secure: false,
    requireTLS: true,
    auth: { user: 'u', pass: 'p@ss' },
  });
  expect(transportOf('smtps://u:p@mail.example.com')).toMatchObject({ port: 465, secure: true });
  for (const url of ['smtp://u:p@127.0.0.1:2525', 'smtp://u:p@[::1]:2525', 'smtp://relay.internal:25'])
    expect(transportOf(url).requireTLS, url).toBe(false);
});

test('answers to a mailed reply go to MAIL_REPLY_TO, else the mail says that nobody reads them', async () => {
  const server = await startMailServer();
  const from = 'Jawab <no-reply@shop.example>';
  const mail = { kind: 'reply', language: 'en', link: null, values: { bot: 'Kedai' } } as const;
  const note = 'Nobody reads answers to this email. To reply, continue in the chat.';
  try {
    await createMailer({ url: server.url, from, replyTo: null }).send('a@example.com', mail);
    const mailer = createMailer({ url: server.url, from, replyTo: 'Support <help@shop.example>' });
    await mailer.send('b@example.com', mail);
    await mailer.send('c@example.com', {
      kind: 'damaged',
      language: 'en',
      link: null,
      values: { title: 'Kedai' },
    });
    const [without, answered, waiting] = server.received;
    expect([without?.raw.includes('Reply-To:'), without?.text.includes(note)]).toEqual([false, true]);
    expect(answered?.raw).toContain('Reply-To: Support <help@shop.example>');
    expect(answered?.text).not.toContain(note);
    expect(waiting?.raw).not.toContain('Reply-To:');
  } finally {
    await server.close();
  }
});
