/** The words of the mails that people get. Values are ICU MessageFormat as `format` reads it; comments name the arguments. */
export interface MailStrings {
  verifySubject: string;
  verifyText: string;
  verifyButton: string;
  resetSubject: string;
  resetText: string;
  resetButton: string;
  magicSubject: string;
  magicText: string;
  magicButton: string;
  /** {workspace} */
  inviteSubject: string;
  /** {workspace} */
  inviteText: string;
  inviteButton: string;
  /** {title} */
  damagedSubject: string;
  /** {title} */
  damagedText: string;
  damagedButton: string;
  /** {who} {bot} */
  waitingSubject: string;
  /** {bot} */
  waitingText: string;
  waitingButton: string;
  /** {who}: the first of them. {count}: the others. */
  waitingManySubject: string;
  waitingManyText: string;
  waitingManyButton: string;
  /** A visitor without a name, before the tag that tells them apart. */
  waitingVisitor: string;
  /** {time} */
  waitingTime: string;
  /** {bot} */
  replySubject: string;
  replyText: string;
  replyButton: string;
  /** Where answers to the mail reach nobody. */
  replyUnread: string;
  onceHour: string;
  onceWeek: string;
  ignore: string;
}
