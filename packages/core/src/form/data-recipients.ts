/** Purposes for which data leaves the service, by who chose them: the operator, then the workspace, then its people. */
export const dataPurposes = [
  'chat_model',
  'embeddings',
  'speech_recognition',
  'speech_synthesis',
  'mail',
  'telemetry',
  'sign_in',
  'channel',
  'webhook',
  'push',
] as const;

/** Who gets data of customers or of people of the workspace. */
export interface DataRecipient {
  purpose: (typeof dataPurposes)[number];
  /** Null: it runs inside the service, and nothing leaves. */
  host: string | null;
  model: string | null;
}

/** Where the service keeps data, and which recipients its operator configured. */
export interface DataPlaces {
  /** As the operator states it; null: not stated. */
  region: string | null;
  recipients: DataRecipient[];
}
