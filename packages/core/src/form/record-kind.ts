/** Kinds of records a tool changes, as audit events name them. */
export type RecordKind =
  | 'bot'
  | 'connection'
  | 'conversation'
  | 'crawl'
  | 'document'
  | 'export'
  | 'invitation'
  | 'lead'
  | 'member'
  | 'question'
  | 'session'
  | 'test_case'
  | 'test_run'
  | 'token'
  | 'visitor'
  | 'webhook'
  | 'workspace';
