import type { Strings } from '../../define-language.ts';

export default {
  greeting: 'Hello! I’m {botName}. How can I help you?',
  thanks: 'You’re welcome! Is there anything else I can help with?',
  goodbye: 'Goodbye, and have a nice day!',
  noAnswer:
    'I’m sorry, I couldn’t find anything about that. Would you like me to connect you with a person from our team?',
  handoff:
    'I’ve told our team that you would like to talk to a person. Someone will reply here as soon as possible. – {botName}',
  handoffWaiting: 'Your message has reached our team. A person will reply to you here.',
  leadKept: 'Thank you. I have passed your contact data to our team; someone will get in touch with you.',
  leadAsk: 'Shall I pass your contact data to our team, so that someone gets in touch with you?',
  leadDeclined: 'All right, I will not pass your contact data on. Can I help you with anything else?',
  hedge: 'I’m not completely sure, but this may help:',
  quoteFrame: 'From “{title}”:',
  errorQuota:
    'Sorry, this chat can’t answer right now. Please leave us a message and we will get back to you.',
  errorTooLong:
    'Your message is too long. Please keep it under {max, plural, one {# character} other {# characters}}.',
  errorUnavailable: 'Sorry, I can’t answer at the moment. Please try again in a little while.',
  errorInterrupted: 'Sorry, the answer was cut off. Please ask again.',
  errorRateLimited:
    'You’re sending messages very quickly. Please wait {seconds, plural, one {# second} other {# seconds}}.',
  formTitle: 'Leave us a message',
  formName: 'Name',
  formEmail: 'Email',
  formPhone: 'Phone',
  formMessage: 'Message',
  formOptional: 'optional',
  formSubmit: 'Send',
  formThanks: 'Thank you! We will get back to you soon.',
  formRequired: 'Please fill in this field.',
  formInvalidEmail: 'Please enter a valid email address.',
  suggestionPerson: 'Talk to a person',
  inputPlaceholder: 'Write a message…',
  send: 'Send',
  typing: 'Writing an answer…',
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  sources: '{count, plural, one {# source} other {# sources}}',
  newMessages: '{count, plural, one {# new message} other {# new messages}}',
} satisfies Strings;
