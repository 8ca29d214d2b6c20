export { createMailer, type Mailer, type MailSettings } from './create-mailer.ts';
export type { MailWithLink } from './write-mail.ts';
