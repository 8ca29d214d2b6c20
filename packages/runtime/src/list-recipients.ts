import type { DataPlaces, DataRecipient } from '@jawab/core';
import type { Config } from './config.ts';
import type { Models } from './open-models.ts';

const geminiHost = 'generativelanguage.googleapis.com';

const hostOf = (url: string) => new URL(url).hostname;

/** Lists who gets data by the settings of this service, and where it is kept. */
export function listRecipients(
  { gemini, chat, embedding, speech, mail, telemetry, oidc, dataRegion }: Config,
  models: Pick<Models, 'chatModel' | 'embedder' | 'speech'>,
): DataPlaces {
  const google = gemini ? hostOf(gemini.baseUrl ?? `https://${geminiHost}`) : null;
  const serverOr = (url: string | undefined) => (url ? hostOf(url) : google);
  const { hearing } = models.speech;
  const speaksAt = speech.url && speech.model ? hostOf(speech.url) : google;
  const found: (DataRecipient | false | null | undefined)[] = [
    models.chatModel && { purpose: 'chat_model', host: serverOr(chat.url), model: models.chatModel.id },
    models.embedder && {
      purpose: 'embeddings',
      host: embedding.file ? null : serverOr(embedding.url),
      model: models.embedder.model,
    },
    hearing.engine !== 'none' && { purpose: 'speech_recognition', host: hearing.host, model: null },
    speaksAt !== null && { purpose: 'speech_synthesis', host: speaksAt, model: null },
    mail && { purpose: 'mail', host: hostOf(mail.url), model: null },
    telemetry && { purpose: 'telemetry', host: hostOf(telemetry.url), model: null },
    oidc && { purpose: 'sign_in', host: hostOf(oidc.issuer), model: null },
  ];
  return { region: dataRegion, recipients: found.filter((one): one is DataRecipient => Boolean(one)) };
}
