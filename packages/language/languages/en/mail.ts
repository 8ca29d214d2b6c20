import type { MailStrings } from '../../mail-strings.ts';

export default {
  verifySubject: 'Confirm your email address',
  verifyText: 'Please confirm that this email address is yours.',
  verifyButton: 'Confirm address',
  resetSubject: 'Set a new password',
  resetText: 'You asked for a link to set a new password.',
  resetButton: 'Set a new password',
  magicSubject: 'Your sign-in link',
  magicText: 'You asked for a link to sign in without a password.',
  magicButton: 'Sign in',
  inviteSubject: 'Invitation to {workspace}',
  inviteText: 'You are invited to join the workspace “{workspace}”.',
  inviteButton: 'Open the invitation',
  damagedSubject: '“{title}” cannot be read well',
  damagedText:
    'Most letters of “{title}” have no meaning, so the bot does not answer from it with certainty. Open it to see what to do.',
  damagedButton: 'Open the document',
  waitingSubject: 'A visitor of {bot} is waiting for a reply',
  waitingText: 'A visitor asked for a person, and nobody has replied yet. Bot: {bot}.',
  waitingButton: 'Open the conversation',
  replySubject: 'Reply from {bot}',
  replyText: 'This reply came after you had left the chat.',
  replyButton: 'Continue the chat',
  onceHour: 'The link works once, within one hour.',
  onceWeek: 'The link works once, within 7 days.',
  ignore: 'If you did not expect this email, you can ignore it.',
} satisfies MailStrings;
