/**
 * Where a clause can be observed. `visitor` is the API that visitors' pages call, `window` the chat window on a customer's site, `page` the
 * page of a bot. `inside` is the database, the log or a pure function: no caller sees it.
 */
export const surfaces = [
  'rest',
  'mcp',
  'cli',
  'webhook',
  'visitor',
  'window',
  'page',
  'channel',
  'mail',
  'openapi',
  'inside',
] as const;
export type SurfaceName = (typeof surfaces)[number];

/** A clause: the surfaces it can be observed on, and what it says. */
export type Clause = readonly [on: string, says: string];

/**
 * Each clause of the specification that can be observed, by id. A test cites what it proves, and on which surfaces, in its
 * title, as in `[AUTH-4 rest mcp]`; a surface that is named here and cited by no test fails the build.
 */
export const requirements = {
  'SVC-1': ['rest openapi', 'Everything stands under /v1; all but openapi.json needs a token.'],
  'SVC-2': ['rest mcp', 'The API comes with the Growth plan and higher.'],
  'BOT-1': ['rest mcp cli', 'A bot has id (uuid), name, language and created_at (date-time).'],
  'BOT-2': ['rest mcp cli', 'GET /bots answers 200 with data, an array of Bot.'],
  'BOT-3': [
    'rest mcp cli openapi',
    'POST /bots takes name (required, at most 100 characters) and language (optional) and answers 201.',
  ],
  'BOT-4': ['rest mcp cli', 'POST /bots answers 402 when the plan’s bot limit is reached.'],
  'KB-1': [
    'rest mcp cli',
    'A document has id, title, source_url, source_type (url, file, qa, snippet), status, chunk_count, chatbot_id, created_at.',
  ],
  'KB-2': ['rest mcp cli', 'GET /kb answers 200 with data, an array of KBDocument; chatbotId filters.'],
  'KB-3': [
    'rest mcp cli openapi',
    'POST /kb/ingest takes title (required), url, text and chatbotId and answers 202 with data holding id and status.',
  ],
  'KB-5': [
    'rest mcp cli',
    'A document is queued for crawling and embedding; polling shows queued, processing, ready or failed.',
  ],
  'CHAT-1': [
    'rest mcp cli visitor openapi',
    'Chat takes message (required, at most 2000 characters), chatbotId, sessionId and language.',
  ],
  'CHAT-2': [
    'rest visitor openapi',
    'POST /chat answers 200 text/event-stream whose data events hold choices[0].delta.content, a string.',
  ],
  'CHAT-3': ['rest mcp cli', 'Turns with the same sessionId are one conversation.'],
  'CHAT-4': [
    'rest mcp cli visitor',
    'Without language the bot matches the language the user writes in; with it, it replies in that one.',
  ],
  'CHAT-5': [
    'rest mcp',
    'The codes en-IN ja-JP zh-CN ms-MY id-ID th-TH vi-VN fil-PH ar-AE hi-IN ta-IN are supported.',
  ],
  'CONV-1': [
    'rest mcp cli openapi',
    'GET /conversations lists sessions; q searches, limit is at most 200, chatbotId filters.',
  ],
  'CONV-2': ['rest mcp cli', 'GET /conversations/{sessionId} answers the full transcript.'],
  'LEAD-1': ['rest mcp cli', 'GET /leads lists intent-scored leads; chatbotId filters.'],
  'LEAD-2': ['visitor rest mcp', 'A visitor submits the contact form, and it is a lead.'],
  'ANA-1': [
    'rest mcp cli',
    'GET /analytics summarises 30 days: daily volumes, top questions, unanswered rate, feedback, sessions; chatbotId filters.',
  ],
  'API-1': [
    'rest openapi',
    'GET /openapi.json needs no token and answers an OpenAPI 3.1 document of version 1.0.0.',
  ],
  'API-2': ['rest openapi', 'The version is in the path prefix /v1.'],
  'API-3': ['rest openapi', 'The ten endpoints stand under their methods and paths with their scopes.'],
  'MCP-1': [
    'mcp',
    'The MCP server offers list_bots, list_knowledge, add_knowledge, ask_bot, list_conversations, get_conversation, get_analytics and list_leads.',
  ],
  'MCP-2': ['mcp', 'The tools exposed match the token’s scopes.'],
  'MCP-3': ['mcp', 'The MCP server takes the same bearer tokens.'],
  'AUTH-1': ['rest mcp cli', 'A token is passed as Authorization: Bearer and carries the prefix jwb_.'],
  'AUTH-2': ['rest mcp', 'Each endpoint needs its listed scope; without it 403.'],
  'AUTH-3': ['rest mcp cli', 'A token may be limited to bots; another bot is 403.'],
  'AUTH-4': ['rest mcp', 'An invalid, expired or revoked token gets 401.'],
  'AUTH-5': ['rest mcp', 'A plan without API access gets 402.'],
  'AUTH-6': ['rest mcp cli', 'The creator of a token chooses exactly what it may do.'],
  'ERR-1': ['rest visitor openapi', 'Error bodies are {error: string, code: string}.'],
  'ERR-2': ['rest mcp', '429 when the token’s rate limit is exceeded, with Retry-After.'],
  'ERR-3': ['rest', 'Success is 200 for reads and chat, 201 for a bot, 202 for queued knowledge.'],
  'RATE-1': ['rest mcp', 'Rate limits hold per token and follow the plan.'],
  'QUOTA-1': [
    'rest mcp cli visitor',
    'A chat message counts toward the monthly quota, the widget’s like the API’s; 402 when it is used up.',
  ],
  'HOOK-1': [
    'rest mcp cli',
    'A webhook has a URL, the chosen events, and all bots or one; several may be added.',
  ],
  'HOOK-2': ['rest mcp cli', 'A signing secret that starts with whsec_ is issued when a webhook is saved.'],
  'HOOK-3': ['rest mcp', 'Webhooks come with the scale plan and higher.'],
  'HOOK-4': ['rest mcp cli', 'The status of the last delivery is shown beside each webhook.'],
  'HOOK-5': [
    'webhook rest mcp',
    'message.unanswered is emitted when the bot had no relevant content for a question.',
  ],
  'HOOK-6': ['webhook rest mcp', 'conversation.handoff is emitted when a customer asked to talk to a human.'],
  'HOOK-7': [
    'webhook',
    'A delivery is a POST of application/json with event, timestamp and data, and X-Service-Event and -Timestamp.',
  ],
  'HOOK-8': [
    'webhook',
    'X-Service-Signature is the lowercase hex HMAC-SHA256 over <timestamp>.<rawBody>, keyed with the secret.',
  ],
  'HOOK-9': ['webhook', 'An attempt ends after 10 seconds, and one receiver’s trouble delays nobody.'],
  'HOOK-10': [
    'webhook rest',
    'There are no automatic retries unless a webhook asks for them; clients reconcile through the API.',
  ],
  'HOOK-11': [
    'webhook rest mcp',
    'lead.created is emitted when a visitor submitted the contact form, with lead_id, session_id, chatbot_id, name, email and phone or null.',
  ],
} as const satisfies Record<string, Clause>;
