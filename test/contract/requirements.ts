/**
 * Each clause of the specification that can be observed, by id. A test cites the ids it proves in its title, as in
 * `[AUTH-4]`; an id that no test cites fails the build. What is not built yet stands in `gaps` and must not be cited.
 */
export const requirements = {
  'BOT-1': 'A bot has id (uuid), name, language and created_at (date-time).',
  'BOT-2': 'GET /bots answers 200 with data, an array of Bot.',
  'BOT-3':
    'POST /bots takes name (required, at most 100 characters) and language (optional) and answers 201.',
  'BOT-4': 'POST /bots answers 402 when the plan’s bot limit is reached.',
  'KB-1':
    'A document has id, title, source_url, source_type, status, chunk_count, chatbot_id and created_at.',
  'KB-2': 'GET /kb answers 200 with data, an array of KBDocument; chatbotId filters.',
  'KB-3':
    'POST /kb/ingest takes title (required), url, text and chatbotId and answers 202 with data holding id and status.',
  'KB-4': 'POST /kb/ingest with neither url nor text is refused with 400.',
  'KB-5':
    'A document is queued for crawling and embedding and its status is seen by polling: queued, processing, ready, failed.',
  'CHAT-1':
    'POST /chat takes message (required, at most 2000 characters), chatbotId, sessionId and language.',
  'CHAT-2':
    'POST /chat answers 200 text/event-stream whose data events hold choices[0].delta.content, a string.',
  'CHAT-3': 'Turns with the same sessionId are one conversation.',
  'CHAT-4':
    'Without language the bot matches the language the user writes in; with it, it replies in that one.',
  'CHAT-5': 'The codes en-IN ja-JP zh-CN ms-MY id-ID th-TH vi-VN fil-PH ar-AE hi-IN ta-IN are supported.',
  'CHAT-6': 'The stream ends with finish_reason stop, the jawab member, and data: [DONE].',
  'CHAT-7': 'A question nothing relevant is found for is answered so, in the reply language, citing nothing.',
  'CONV-1': 'GET /conversations lists sessions; q searches, limit is at most 200, chatbotId filters.',
  'CONV-2': 'GET /conversations/{sessionId} answers the full transcript.',
  'LEAD-1': 'GET /leads lists intent-scored leads; chatbotId filters.',
  'ANA-1':
    'GET /analytics summarises 30 days: daily volumes, top questions, unanswered rate, feedback, sessions.',
  'API-1': 'GET /openapi.json needs no token and answers an OpenAPI 3.1 document of version 1.0.0.',
  'API-2': 'The version is in the path prefix /v1.',
  'MCP-1':
    'The MCP server offers list_bots, list_knowledge, add_knowledge, ask_bot, list_conversations, get_conversation, get_analytics and list_leads.',
  'MCP-2': 'The tools exposed match the token’s scopes.',
  'MCP-3': 'The MCP server takes the same bearer tokens.',
  'AUTH-1': 'A token is passed as Authorization: Bearer and carries the prefix jwb_.',
  'AUTH-2': 'Each endpoint needs its listed scope; without it 403.',
  'AUTH-3': 'A token may be limited to bots; another bot is 403.',
  'AUTH-4': 'An invalid, expired or revoked token gets 401.',
  'AUTH-5': 'A plan without API access gets 402.',
  'ERR-1': 'Error bodies are {error: string, code: string}.',
  'ERR-2': '429 when the token’s rate limit is exceeded, with Retry-After.',
  'QUOTA-1': 'A chat message counts toward the monthly quota; 402 when it is used up.',
  'HOOK-1': 'A webhook has a URL, the chosen events, and all bots or one; several may be added.',
  'HOOK-2': 'A signing secret that starts with whsec_ is issued when a webhook is saved.',
  'HOOK-3': 'Webhooks come with the scale plan and higher.',
  'HOOK-4': 'The status of the last delivery is shown beside each webhook.',
  'HOOK-5': 'message.unanswered is emitted when the bot had no relevant content for a question.',
  'HOOK-6': 'conversation.handoff is emitted when a customer asked to talk to a human.',
  'HOOK-7':
    'A delivery is a POST of application/json with event, timestamp and data, and X-Service-Event and -Timestamp.',
  'HOOK-8':
    'X-Service-Signature is the lowercase hex HMAC-SHA256 over <timestamp>.<rawBody>, keyed with the secret.',
  'HOOK-9': 'An attempt ends after 10 seconds, and one receiver’s trouble delays nobody.',
  'HOOK-10':
    'There are no automatic retries unless a webhook asks for them; clients reconcile through the API.',
  'TENANT-1': 'Records of another workspace do not exist: 404.',
} as const;

/** Clauses whose parts are not built yet. */
export const gaps = {
  'LEAD-2': 'Leads are captured from the contact form.',
} as const;
