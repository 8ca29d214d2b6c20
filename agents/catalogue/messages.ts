/** Every string a visitor can see. Values are ICU MessageFormat; the arguments stand beside each key. */
export interface Messages {
  /** {botName} */
  greeting: string;
  thanks: string;
  goodbye: string;
  noAnswer: string;
  /** {botName} */
  handoff: string;
  handoffWaiting: string;
  leadKept: string;
  leadAsk: string;
  leadDeclined: string;
  hedge: string;
  /** {title} */
  quoteFrame: string;
  closing: string;
  errorQuota: string;
  /** {max} */
  errorTooLong: string;
  errorEmpty: string;
  errorUnavailable: string;
  errorInterrupted: string;
  /** {seconds} */
  errorRateLimited: string;
  formTitle: string;
  formName: string;
  formEmail: string;
  formPhone: string;
  formMessage: string;
  formOptional: string;
  formSubmit: string;
  formThanks: string;
  formRequired: string;
  formInvalidEmail: string;
  suggestionHours: string;
  suggestionDelivery: string;
  suggestionReturns: string;
  suggestionPerson: string;
  inputPlaceholder: string;
  send: string;
  typing: string;
  helpful: string;
  notHelpful: string;
  /** {count} */
  sources: string;
  /** {count} */
  newMessages: string;
}
