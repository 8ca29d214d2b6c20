import { type Fragment, fragment } from '../../form/sql.ts';

const maxQuestionLength = 200;

interface SummaryParts {
  botId: Fragment;
  sessionId: Fragment;
  language: Fragment;
  /** The last message of the visitor. */
  question: Fragment;
  /** False: without the contact details of the visitor. */
  readsLeads: boolean;
}

/** Expression for the summary of a conversation that needs no model: who the visitor is, the language, and the last question. */
export const plainSummary = (
  workspace: string,
  { botId, sessionId, language, question, readsLeads }: SummaryParts,
) =>
  fragment`concat_ws(' · ', ${
    readsLeads
      ? fragment`(
    select concat_ws(', ', nullif(l.name, ''), nullif(l.email, ''), l.phone) from leads l
    where l.workspace_id = ${workspace} and l.bot_id = ${botId} and l.session_id = ${sessionId})`
      : fragment`null`
  }, ${language}, '“' || nullif(left(${question}, ${maxQuestionLength}), '') || '”')`;
