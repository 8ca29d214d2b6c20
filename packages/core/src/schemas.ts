/** Schemas of fields and records that tools share. A noun has its own in its folder; here they have one name, `schemas`. */
export {
  chatbotId,
  clearableText,
  id,
  language,
  optionalText,
  text,
  wait,
  wholeNumber,
} from './form/fields.ts';
export { fileBytes } from './form/file-bytes.ts';
export { count, countedPage, cursor, languageFilter, limit, page, q } from './form/lists.ts';
export { from, timeWords, to } from './form/moments.ts';
export { Attachment } from './nouns/attachments/schemas.ts';
export { origin } from './nouns/bots/origin.ts';
export { Bot, BotSettings, wordings } from './nouns/bots/schemas.ts';
export { SpeechForms } from './nouns/bots/speech-forms.ts';
export { Channel, ChannelCheck, ChannelKind, settingsInput } from './nouns/channels/schemas.ts';
export {
  assignee,
  Choice,
  ConversationEntry,
  Csat,
  conversationStatuses,
  Message,
  Note,
  Source,
  sessionId,
  tag,
  textOfPages,
} from './nouns/conversations/schemas.ts';
export { Customer } from './nouns/customers/schemas.ts';
export { restorableUntil } from './nouns/deletions/deletions.ts';
export {
  Crawl,
  DocumentContent,
  documentStatuses,
  KBDocument,
  refreshIntervals,
  type SourceType,
  sourceTypes,
  validity,
} from './nouns/knowledge/schemas.ts';
export { intentLabels, Lead, leadStates } from './nouns/leads/schemas.ts';
export { TestCase, TestResult, TestRun, testCase } from './nouns/tests/schemas.ts';
export { VisitorMessage } from './nouns/visitors/schemas.ts';
export { audio, heard, holdMs, SpokenFile } from './nouns/voice/schemas.ts';
