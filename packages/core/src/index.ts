export { type Admission, admit } from './form/admit.ts';
export { admitMember, type MemberCall, outsideOf } from './form/admit-member.ts';
export type { Change, Changes, Topic, Watch } from './form/changes.ts';
export { type Channel, channels } from './form/channel.ts';
export type { Context, Services, Usage } from './form/context.ts';
export { countRows } from './form/count.ts';
export { cutPage, readCursor, writeCursor } from './form/cursor.ts';
export type { DataPlaces, DataRecipient } from './form/data-recipients.ts';
export {
  type AccountCheck,
  AnswerTooLarge,
  type ChannelAccount,
  type ChannelDefinition,
  type ChannelHint,
  type ChannelLimits,
  defineChannel,
  type Incoming,
  type IncomingFile,
  type Outgoing,
  type ProviderAnswer,
  type ProviderPost,
  type ProviderRequest,
  type SendFailure,
  type Sent,
  SettingRefused,
  type SetupStep,
  UnknownOutcome,
} from './form/define-channel.ts';
export { digitValue } from './form/digit-value.ts';
export { contextInside } from './form/dry-run.ts';
export { editDistance } from './form/edit-distance.ts';
export {
  adviceFor,
  type ErrorCode,
  errorBody,
  errorTable,
  fail,
  type Issue,
  isDatabaseFailure,
  Refusal,
  toRefusal,
} from './form/errors.ts';
export {
  type Access,
  execute,
  executeAllowed,
  finish,
  follow,
  type Run,
  requireAccess,
  requireScope,
} from './form/execute.ts';
export { findMeantName } from './form/field-names.ts';
export { isShownInline } from './form/file-type.ts';
export { parseInput } from './form/input.ts';
export { type InputSchema, inputSchemaOf } from './form/input-schema.ts';
export { tidyJsonSchema, toJsonSchema } from './form/json-schema.ts';
export { keptDays } from './form/kept-days.ts';
export { matchLanguage, type SupportedLanguage, supportedLanguages } from './form/languages.ts';
export type { LiveEvent } from './form/live.ts';
export { maskPersonal } from './form/mask-personal.ts';
export type { AnyAccount, Messaging, OpenedAccount } from './form/messaging.ts';
export { messagingChannels } from './form/messaging-channels.ts';
export { timeOf } from './form/moments.ts';
export { nilId } from './form/nil-id.ts';
export { once, remember } from './form/once.ts';
export type { Draft, OpenTurn, OpenTurns } from './form/open-turns.ts';
export { type PersonalKind, personalKinds } from './form/personal-kinds.ts';
export type { AudioPiece, Piece, Transcript } from './form/pieces.ts';
export { plainFileName } from './form/plain-file-name.ts';
export { type Limits, limitsOf, type Plan, planNames, plans } from './form/plans.ts';
export type {
  Answer,
  Answerer,
  AnswerRequest,
  CheckedSentence,
  CheckReply,
  Choice,
  ContactStep,
  Embedder,
  EmbedQuestion,
  FindChangedFact,
  Heard,
  HistoryMessage,
  Hit,
  Intent,
  IntentFacts,
  Jobs,
  Log,
  MessageFacts,
  Probe,
  Reading,
  Search,
  SearchRequest,
  SearchResult,
  Secrets,
  Source,
  SpeechForms,
  Summarize,
  Translate,
  Utterance,
  VoiceMeter,
  Worded,
} from './form/ports.ts';
export {
  actors,
  adminScopes,
  type Grant,
  integrationScopes,
  type MemberPrincipal,
  nameActor,
  type OperatorPrincipal,
  onlyBot,
  type Principal,
  type Role,
  roleNames,
  type Scope,
  scopes,
  type TokenPrincipal,
  type VisitorPrincipal,
} from './form/principal.ts';
export { type Rate, RateLimited, requireRate } from './form/rate.ts';
export { readText, readTexts } from './form/read-texts.ts';
export type { RecordKind } from './form/record-kind.ts';
export { createRegistry, hasScope, isFor, listFor, opens, type Registry } from './form/registry.ts';
export { readRetryAfter } from './form/retry-after.ts';
export { roles } from './form/roles.ts';
export type { SpanFacts, SpanStart, Spans } from './form/spans.ts';
export {
  type AudioFormat,
  audioFormats,
  maxRecordingBytes,
  maxRecordingSeconds,
  noSpeech,
  type Recording,
  type RecordingType,
  type Speech,
  type SpeechEngine,
  type SynthesizeRequest,
  type TranscribeRequest,
  type Transcription,
  type VoiceLanguage,
} from './form/speech.ts';
export {
  type AtCommit,
  andIf,
  type CountingDatabase,
  compile,
  type Database,
  Fragment,
  fragment,
  literal,
  type Row,
  type Sql,
  type TransactionOptions,
  type WorkspaceDatabase,
} from './form/sql.ts';
export { describeTerms } from './form/terms.ts';
export type { MissingLanguages, PictureWord, TextRecognizer } from './form/text-recognition.ts';
export { createToken, hashToken, isWellFormed } from './form/token.ts';
export { defineTool, type Tool, takesBody } from './form/tool.ts';
export { readTraceParent, type TraceParent } from './form/trace-parent.ts';
export { boundFields, findUnknown } from './form/unknown-fields.ts';
export { visitedBot, visitOf } from './form/visit-of.ts';
export { pause, waitFor, within } from './form/wait.ts';
export { readWeights } from './form/weights.ts';
export { Alerts, AlertsInput, alertsOf, isQuiet } from './nouns/alerts/alerts.ts';
export { changeOwnSettings, readOwnSettings } from './nouns/alerts/own-settings.ts';
export { derivePushKeys, type PushKeys } from './nouns/alerts/push-keys.ts';
export { PushSubscription, savePushSubscription } from './nouns/alerts/push-subscriptions.ts';
export { readAnalytics } from './nouns/analytics/analytics.ts';
export { readWindow } from './nouns/analytics/analytics-window.ts';
export { readUsageDays } from './nouns/analytics/usage-days.ts';
export {
  type AttachmentKey,
  attachmentsOfMessage,
  dropAttachment,
  findWaitingFile,
  isKept,
  keepFetched,
  keepFiles,
  type MessageFile,
  maxAttachmentBytes,
  readAttachment,
  signOf,
  type WaitingFile,
} from './nouns/attachments/attachments.ts';
export { requireTurnBot } from './nouns/bots/answering-bots.ts';
export {
  botCount,
  botExists,
  changePublicKeys,
  factsOfBot,
  firstLanguage,
  idsOfBots,
  languagesOfBots,
  listBotLanguages,
  listBotsInReach,
  namedBots,
  readBotLanguage,
  readSnippetFacts,
} from './nouns/bots/bot-facts.ts';
export {
  botColumns,
  botsInReach,
  type KnownBot,
  listKnownBots,
  ofBotInReach,
  requireBotPlace,
  requireVisibleBot,
  selectBotSettings,
  unknownBot,
} from './nouns/bots/bots.ts';
export { bubbleIn, ShownBubble } from './nouns/bots/bubble.ts';
export { consentIn } from './nouns/bots/consent.ts';
export { type HostedPage, readHostedPage } from './nouns/bots/hosted-page.ts';
export {
  createIdentitySecret,
  identityContext,
  replaceIdentitySecret,
  resealIdentitySecrets,
} from './nouns/bots/identity-secrets.ts';
export { type Logo, readLogo } from './nouns/bots/logo.ts';
export { isOpen, nextOpening } from './nouns/bots/opening-hours.ts';
export { findBlockingDirective, findSnippet, snippetOf } from './nouns/bots/site-check.ts';
export { scheduleTests, testSchedules } from './nouns/bots/test-schedule.ts';
export { greetingIn, saveWindowSettings } from './nouns/bots/window-columns.ts';
export { WindowInput, WindowSettings } from './nouns/bots/window-settings.ts';
export { auditedRecord } from './nouns/changes/audited-record.ts';
export { ChangePage, streamChanges, waitForChanges } from './nouns/changes/change-feed.ts';
export { admitContact } from './nouns/channels/admit-contact.ts';
export {
  type ChannelRow,
  channelColumns,
  channelContext,
  channelsInReach,
  createChannelSecret,
  openAccount,
  readAccount,
  requireChannel,
  type SealedChannel,
  sealAccount,
  showChannel,
} from './nouns/channels/channels.ts';
export { checkAccount } from './nouns/channels/check-account.ts';
export {
  connectAccount,
  disconnectAccount,
  identifyAccount,
  parseSettings,
  requireKind,
  shownSettings,
} from './nouns/channels/connect-account.ts';
export {
  beginQuestion,
  type Contact,
  type ContactKey,
  findContact,
  letGo,
  listReceipts,
  nameCustomer,
  noteBlocked,
  type Receipt,
  type StoredEvent,
  settleReceipts,
} from './nouns/channels/contacts.ts';
export { describeKind } from './nouns/channels/describe-kind.ts';
export {
  isOurs,
  markFailed,
  markFailing,
  markSending,
  markSent,
  markWaiting,
  type OutboxError,
  type OutboxPart,
  readLeavingReply,
  readNextPart,
  reportState,
  storeParts,
} from './nouns/channels/outbox.ts';
export { receiveEvents } from './nouns/channels/receive-events.ts';
export { listRenewals, renewAccount } from './nouns/channels/renew-account.ts';
export { showTypingOnChannel } from './nouns/channels/show-typing.ts';
export {
  findSession,
  joinParts,
  maskParts,
  nameQuestion,
  type ProviderMessage,
  readOfferedChoices,
  refuseFile,
  rewrite,
  sayOnce,
  tell,
} from './nouns/channels/transcript.ts';
export { describeTurn, takeTurn } from './nouns/conversations/answer.ts';
export { conversationsInReach } from './nouns/conversations/conversations.ts';
export {
  type CsatQuestion,
  csatOf,
  listCsatQuestions,
  rateConversation,
} from './nouns/conversations/csat.ts';
export { deleteConversation, keepConversation } from './nouns/conversations/delete-conversation.ts';
export { changeStatus, findConversation } from './nouns/conversations/find-conversation.ts';
export { summarizeHandoff, summaryOf } from './nouns/conversations/handoff-summary.ts';
export { leavesByChannel } from './nouns/conversations/leaves-by-channel.ts';
export { listConversations, sortKeyOf } from './nouns/conversations/list-conversations.ts';
export { closeLostTurn, listLostTurns, storeDrafts } from './nouns/conversations/lost-turns.ts';
export { deliveryOfMessage } from './nouns/conversations/message-delivery.ts';
export { hashQuestionKey } from './nouns/conversations/question-key.ts';
export { checkReply } from './nouns/conversations/reply-checks.ts';
export { requireSnooze, snoozedUntil } from './nouns/conversations/snooze.ts';
export { addStatusRow } from './nouns/conversations/status-rows.ts';
export { stopAnswer } from './nouns/conversations/stop-answer.ts';
export { containsFolded, containsText, foldedText, foldQuery } from './nouns/conversations/text-search.ts';
export { type WordedReply, wordReply } from './nouns/conversations/translate-reply.ts';
export { Translation, translateMessages } from './nouns/conversations/translations.ts';
export { describeTry, tryBot } from './nouns/conversations/tries.ts';
export {
  customerColumns,
  customersInReach,
  customersOfBot,
  mergeCustomers,
  requireCustomer,
} from './nouns/customers/customers.ts';
export { keepIdentity, readIdentity } from './nouns/customers/identity.ts';
export { keepDeleted, restoreDeleted } from './nouns/deletions/deletions.ts';
export { eventData, eventDescriptions } from './nouns/events/event-data.ts';
export { assigneeOf, Event, type EventKind, eventKinds, recordEvent } from './nouns/events/events.ts';
export { addCrawlPages, CrawlPage, chooseCrawlPages, listCrawlPages } from './nouns/knowledge/crawl-pages.ts';
export {
  addCrawl,
  type CrawlPayload,
  crawlColumns,
  crawlPages,
  readCrawl,
  stopCrawl,
  taskOfCrawl,
} from './nouns/knowledge/crawls.ts';
export { deleteDocument, queueRestored, restoreDocument } from './nouns/knowledge/deleted-documents.ts';
export {
  changeDocument,
  holdDocument,
  replaceFile,
  requeueDocument,
  unknownDocument,
} from './nouns/knowledge/document-changes.ts';
export {
  addDocument,
  documentColumns,
  documentsInReach,
  explainWarnings,
  type IngestPayload,
  maxFileBytes,
  type NewDocument,
  nextRefresh,
  queueDocument,
} from './nouns/knowledge/documents.ts';
export { leadColumns, requireLead } from './nouns/leads/find-lead.ts';
export { keepLead, leadForm, saveLead, scoresOf } from './nouns/leads/leads.ts';
export { fillReply } from './nouns/saved-replies/fill-names.ts';
export {
  maxSavedReplies,
  refuseSecondShortcut,
  requireSavedReply,
  SavedReply,
  savedReplyColumns,
  savedReplyFields,
} from './nouns/saved-replies/saved-replies.ts';
export { readCsv } from './nouns/tests/read-csv.ts';
export {
  addTestCases,
  faultOfCase,
  maxTestCases,
  type NewTestCase,
  testCaseColumns,
} from './nouns/tests/test-cases.ts';
export { queueTestRun, runTests, type TestRunPayload, testRunColumns } from './nouns/tests/test-runs.ts';
export { queueDueRun } from './nouns/tests/test-schedules.ts';
export {
  deleteWish,
  MissingReport,
  missingDays,
  missingWishes,
  reportMissing,
} from './nouns/unanswered/missing.ts';
export { reaskQuestions } from './nouns/unanswered/reask-questions.ts';
export {
  addAnswer,
  correctQuestion,
  findQuestion,
  readAskedBefore,
  type SettledQuestion,
  settleQuestion,
} from './nouns/unanswered/resolutions.ts';
export { findUnanswered, unansweredKinds } from './nouns/unanswered/unanswered.ts';
export { attachFile } from './nouns/visitors/attach-file.ts';
export { eraseVisitor } from './nouns/visitors/erase-visitor.ts';
export { followVisitor } from './nouns/visitors/follow-visitor.ts';
export { requestHandoff } from './nouns/visitors/request-handoff.ts';
export { deleteExpired } from './nouns/visitors/retention.ts';
export { listSuggestions } from './nouns/visitors/suggestions.ts';
export { countAsSeen, mailUnseenReply, readUnseenReplies } from './nouns/visitors/unseen-replies.ts';
export {
  openVisitorSession,
  readVisitorSession,
  renewVisitorSession,
} from './nouns/visitors/visitor-sessions.ts';
export {
  admitVisitor,
  readVisitedBot,
  readVisitorConversation,
  type VisitorConversation,
  type WindowBot,
} from './nouns/visitors/visitors.ts';
export {
  countAsMailed,
  queueWaitingMail,
  returnWaitingMail,
  takeWaitingMail,
} from './nouns/visitors/waiting-mails.ts';
export { type HearingHints, hearRecording, readAudio, readHints } from './nouns/voice/hear.ts';
export { describeSpoken } from './nouns/voice/speak-answer.ts';
export { describeVoice, requireVoice, speakText } from './nouns/voice/speak-text.ts';
export { trySpoken } from './nouns/voice/spoken-try.ts';
export { takeSpokenTurn } from './nouns/voice/spoken-turn.ts';
export {
  buildDeliveryBody,
  type DeliveryBody,
  readDelivery,
  sampleDelivery,
  sampleEvent,
} from './nouns/webhooks/deliveries.ts';
export {
  buildSubscriptionBody,
  endSubscription,
  isEchoed,
  readSubscription,
  Subscription,
  saveSubscription,
} from './nouns/webhooks/subscriptions.ts';
export { signForService, signForStandard } from './nouns/webhooks/webhook-signature.ts';
export {
  createWebhookSecret,
  Delivery,
  deliveryColumns,
  deliveryStatuses,
  requireReceiver,
  requireRoom,
  requireWebhook,
  retryPolicies,
  Webhook,
  webhookColumns,
  webhookSecretContext,
  webhooksInReach,
} from './nouns/webhooks/webhooks.ts';
export { AuditEvent, auditColumns, readLastChange, recordAuditEvent } from './nouns/workspaces/audit.ts';
export {
  Connection,
  type ConnectionRow,
  connectionColumns,
  showConnection,
} from './nouns/workspaces/connections.ts';
export { Export, exportColumns, exportPartBytes, readExportPart } from './nouns/workspaces/exports.ts';
export {
  abandonKey,
  claimKey,
  freeKey,
  type KeptAnswer,
  keepAnswer,
} from './nouns/workspaces/idempotency.ts';
export {
  acceptInvitation,
  hashInvitation,
  Invitation,
  invitationColumns,
  inviteMember,
  type MailJob,
  renewInvitation,
} from './nouns/workspaces/invitations.ts';
export { diagnoseMcp, type McpCheck } from './nouns/workspaces/mcp-diagnosis.ts';
export {
  addMember,
  findMember,
  Member,
  memberColumns,
  presences,
  readAssignee,
  removeMember,
  requireMayGive,
  requireOtherOwner,
  roleField,
} from './nouns/workspaces/members.ts';
export { describePrivacy, Privacy } from './nouns/workspaces/privacy.ts';
export { monthOf, nextMonth } from './nouns/workspaces/quota.ts';
export {
  issueToken,
  limitGrant,
  nameCreator,
  Token,
  tokenColumns,
  tokensInReach,
} from './nouns/workspaces/tokens.ts';
export {
  assignments,
  createWorkspace,
  LimitExceptions,
  ListedWorkspace,
  readRedaction,
  requireOperator,
  requireRoomForWorkspace,
  Workspace,
  wholeDatabase,
  workspaceColumns,
} from './nouns/workspaces/workspaces.ts';
export { records } from './records.ts';
export * as schemas from './schemas.ts';
