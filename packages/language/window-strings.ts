/** The names of the strings that a chat window shows. */
export const windowKeys = [
  'errorQuota',
  'errorTooLong', // {max}
  'errorUnavailable',
  'errorRateLimited', // {seconds}
  'formTitle',
  'formName',
  'formEmail',
  'formPhone',
  'formMessage',
  'formOptional',
  'formSubmit',
  'formThanks',
  'formRequired',
  'formInvalidEmail',
  'suggestionPerson',
  'inputPlaceholder',
  'send',
  'typing',
  'helpful',
  'notHelpful',
  'sources', // {count}
  'newMessages', // {count}
  'chat',
  'closeChat',
  'conversation',
  'you',
  'assistant',
  'team',
  'waitingForTeam',
  'personTyping', // {name}
  'teamAway',
  'stop',
  'stopped',
  'tryAgain',
  'answerCut',
  'notSent',
  'offline',
  'options',
  'language',
  'newConversation',
  'deleteConversation',
  'deleteQuestion',
  'deleteNow',
  'deleteDone',
  'cancel',
  'copy',
  'copied',
  'more',
  'openPage',
  'asOf', // {date}
  'rateAnswer',
  'rateThanks',
  'rateComment',
  'csatComment',
  'charactersLeft', // {count}
  'sound',
  'attach',
  'fileSending', // {name}
  'fileRefused', // {max}
  'openFile', // {name}
  'speak',
  'voiceConsent', // {by}
  'voiceBrowser',
  'voiceListening',
  'voiceNothing',
  'voiceWrite',
  'voiceDenied',
  'chatEnded',
] as const;

/** Every string that a chat window shows. */
export type WindowStrings = Record<(typeof windowKeys)[number], string>;
