import type { Clause } from './requirements.ts';

/** Promises of the product where the specification is silent, by id; cited like the clauses of the specification. */
export const decisions = {
  'TOKEN-1': [
    'rest inside',
    'A token is jwb_, 32 characters and 6 of CRC32; a wrong checksum needs no database.',
  ],
  'TOKEN-2': [
    'cli inside',
    'Only the hash of a token is stored; the token is shown once, later its last four characters.',
  ],
  'TOKEN-3': ['rest mcp', 'A caller that repeats wrong tokens is slowed down.'],
  'TOKEN-4': ['rest mcp', 'A token creates only tokens within its own scopes, bots and expiry.'],
  'ACTOR-1': [
    'rest mcp',
    'An operation exists only for the actors it names: token, visitor, member, operator.',
  ],
  'AUDIT-1': [
    'rest mcp',
    'Each change leaves one audit event: actor, surface, operation, record, no contents.',
  ],
  'ETAG-1': [
    'rest openapi',
    'A single record has an ETag; a PATCH or DELETE whose If-Match is old is 412 and returns the record.',
  ],
  'EXPORT-1': [
    'rest',
    'An export has every row and file of the workspace of one moment, no secret, and nothing of another.',
  ],
  'GONE-1': ['inside', 'A deleted workspace leaves nothing in any table, and the others stay whole.'],
  'GONE-2': ['inside', 'An erased visitor leaves nothing in any table but ids in the audit log.'],
  'AUDIT-3': ['rest', 'Sign-ins, people, roles and invitations leave audit events that name the person.'],
  'PEOPLE-1': ['rest', 'A role opens exactly the operations of its scopes; any other one is 403.'],
  'PEOPLE-2': [
    'rest',
    'With a session, an unsafe request needs the own origin, the same site and JSON: else 403.',
  ],
  'PEOPLE-3': ['rest', 'X-Workspace chooses one of the person’s workspaces; a foreign one is 403.'],
  'PEOPLE-4': [
    'rest',
    'A session skips only the plan’s API check: scope, bot limit, quota and a rate of its own hold.',
  ],
  'SECRET-1': [
    'rest',
    'A secret is in the one response that makes it: in no list, audit event, log or table.',
  ],
  'AUDIT-2': ['inside', 'Audit events cannot be changed, and are kept 400 days.'],
  'TENANT-1': ['rest mcp cli visitor', 'Records of another workspace are 404.'],
  'PLAN-1': ['rest cli', 'The table of plans applies, and a workspace can have its own limits.'],
  'PLAN-2': ['openapi mcp', 'An operation’s description states the plan it needs.'],
  'PLAN-3': ['rest mcp', 'Errors have this order: 404 405 401 402 429 413 415 403 400 403/404 409/422 402.'],
  'PLAN-4': ['rest mcp', 'Each HTTP request counts toward the rate; a refused one costs no quota.'],
  'PLAN-5': ['rest', 'With one message left, exactly one of many concurrent questions is accepted.'],
  'PLAN-6': ['rest mcp', 'The month of the quota is the calendar month in UTC.'],
  'PLAN-7': [
    'visitor',
    'The widget works on every plan; without quota a visitor reads a sentence, never a price.',
  ],
  'PLAN-8': [
    'rest mcp webhook',
    'Below scale webhooks are kept and not delivered; /events and /webhooks are 402.',
  ],
  'REACH-1': [
    'rest mcp',
    'Another bot of the workspace is 403; an unknown bot or one of another workspace is 404.',
  ],
  'REACH-2': ['rest mcp', 'A token stays limited when its bots are deleted: it then sees no bots.'],
  'REACH-3': [
    'rest mcp',
    'A limited token cannot call workspace-wide operations; its lists show only its bots.',
  ],
  'REACH-4': ['rest mcp', 'A token limited to one bot uses that bot if chatbotId is omitted.'],
  'REACH-5': [
    'rest mcp cli',
    'Without chatbotId reads cover all visible bots; chat means the session’s bot, else the default one, else 400 naming the ids.',
  ],
  'REACH-6': [
    'rest mcp',
    'Knowledge without chatbotId is shared; a token limited to several bots names one: 403.',
  ],
  'REACH-7': [
    'rest mcp',
    'A limited token gets shared documents in answers and search, not in lists or by id.',
  ],
  'REQ-1': ['rest', 'An error also has request_id, and issues for 400.'],
  'REQ-2': ['rest mcp visitor', 'X-Request-Id is on every response.'],
  'REQ-3': [
    'rest mcp cli',
    'Wrong input is 400; a misspelt field gets a suggestion; unknown fields are named and ignored, unknown parameters are 400.',
  ],
  'REQ-4': ['rest', 'Malformed JSON is 400, more than 1 MiB 413, another type 415; Accept never refuses.'],
  'REQ-5': ['rest mcp', 'No stack, SQL or provider’s text leaves the server.'],
  'REQ-6': [
    'rest mcp cli',
    'Knowledge without url and text is 400; with both, the text is indexed and the url is kept.',
  ],
  'REQ-7': ['rest mcp cli', 'An address that can be refused without a network is refused at once: 400.'],
  'REQ-8': ['rest mcp', 'A name that points to a private address makes a failed document.'],
  'REQ-9': ['rest mcp cli', 'Operations return {data}; a deletion returns {data: {id, deleted: true}}.'],
  'REQ-10': ['rest visitor', 'No CORS on REST, except for the visitor API and the OpenAPI documents.'],
  'REQ-11': ['rest mcp', 'PUBLIC_URL and ALLOWED_HOSTS name the public hosts; others are refused.'],
  'REQ-12': ['openapi', 'Codes come from one table, and each is documented.'],
  'REQ-13': [
    'rest mcp',
    'A caller’s traceparent is in the message’s trace, its run and the log, and decides nothing; a malformed one is ignored.',
  ],
  'REQ-14': [
    'rest mcp',
    'An optional field that is null or blank counts as left out; common other names are 400.',
  ],
  'REQ-15': [
    'rest',
    'What the HTTP parser refuses has the Error shape and a request id; idle connections live 65 s.',
  ],
  'REQ-16': ['rest', 'A wrong path is 404 and says which one may be meant; browsers get a page at /.'],
  'DESC-1': [
    'openapi',
    'Every property has a description; bodies have examples of real calls; events have schemas; generated clients compile and run.',
  ],
  'OPENAI-1': [
    'rest',
    'POST /chat/completions asks a bot for clients that only know OpenAI, streamed or not, with sources as annotations.',
  ],
  'OPENAI-2': ['rest', 'GET /models lists the bots as models.'],
  'OPENAI-3': ['rest', 'Refusals of these two have OpenAI’s shape; what bots cannot do is 400.'],
  'PAGE-1': [
    'rest',
    'Lists default to 50 rows (GET /kb to 1,000, GET /bots to all); a limit below 1 or above the maximum is 400.',
  ],
  'PAGE-2': ['rest mcp', 'Lists carry data, has_more and next_cursor; a cursor of another query is 400.'],
  'PAGE-3': ['rest mcp', 'Lists are newest first, the event feed oldest first.'],
  'PAGE-4': ['mcp', 'Lists over MCP default to 20 rows.'],
  'FILTER-1': [
    'rest mcp cli',
    'Lists can be filtered by what they show; analytics take up to 90 days, in any time zone.',
  ],
  'IDEM-1': ['rest', 'On every POST, the same key and body replay the answer, marked, and cost nothing.'],
  'IDEM-2': ['rest', 'Another body under the same key is 422, one still running 409.'],
  'IDEM-3': [
    'rest inside',
    '2xx and 402 are kept, 429 and 5xx never; answers with a secret are kept encrypted.',
  ],
  'IDEM-4': [
    'rest',
    'A chat with a key finishes after its client disconnects, and a retry gets the whole answer.',
  ],
  'IDEM-5': [
    'rest',
    'After kill -9, a retry with the same key answers the same question once, for one message, as soon as the death is known.',
  ],
  'RATE-2': ['rest mcp', 'Every response of a token carries RateLimit-Policy, RateLimit and X-RateLimit-*.'],
  'RATE-3': ['rest', 'Chat responses carry X-Quota-Limit, -Used and -Reset.'],
  'OPS-1': [
    'rest mcp cli openapi',
    'Every additional operation is on REST, MCP (/mcp/all) and CLI, with its scope.',
  ],
  'OPS-2': ['rest mcp cli', 'GET /me returns what a token is; GET /usage returns the usage of the month.'],
  'OPS-3': ['rest mcp', 'A bot can be read, changed and deleted by id.'],
  'OPS-4': ['rest mcp', 'POST /kb/search returns passages with scores; explain adds the retrievers.'],
  'OPS-5': ['rest mcp', 'A document can be awaited, changed and deleted by id.'],
  'OPS-6': ['rest mcp', 'A failed document can be retried, and a page can be fetched again.'],
  'OPS-7': [
    'rest mcp',
    'Q&A pairs and snippets are ingested; a matching question is answered word for word.',
  ],
  'OPS-8': ['rest mcp', 'Files come as forms of up to 20 MiB, over MCP as base64 of up to 1 MiB.'],
  'OPS-9': ['rest mcp', 'A site is crawled up to a maximum of pages.'],
  'OPS-10': ['rest mcp visitor', 'A message can be rated up or down, with a comment.'],
  'OPS-11': ['rest mcp', 'A person can reply in a conversation, and close, open and delete it.'],
  'OPS-12': ['rest mcp', 'A lead can be deleted.'],
  'OPS-13': ['rest mcp', 'Unanswered questions are grouped; a group can be answered or dismissed.'],
  'OPS-14': [
    'rest mcp',
    'A webhook can be changed, tested and deleted; deliveries can be listed and sent again.',
  ],
  'OPS-15': [
    'rest mcp',
    'GET /events is the feed, by cursor and kind; with wait, it returns when there is a new event.',
  ],
  'OPS-16': [
    'rest mcp',
    'A session id of several bots means the most recent conversation, with chatbotId that bot’s.',
  ],
  'OPS-17': ['rest mcp', 'A sessionId has 1–200 code points without control characters and is not . or ..'],
  'OPS-18': [
    'rest mcp visitor',
    'Another chatbotId starts another conversation; API turns never join a widget session.',
  ],
  'VIS-1': [
    'rest mcp visitor',
    'A bot’s settings have its public key; after a rotation only the new key works.',
  ],
  'VIS-2': [
    'visitor',
    'session returns 201 with session_token, session_id and expires_at, for this bot only.',
  ],
  'VIS-3': ['visitor', 'lead takes name, email, phone and message, and returns 201 with lead_id.'],
  'VIS-4': ['visitor', 'messages?after= returns newer messages, also as events; a person’s reply arrives.'],
  'VIS-5': ['visitor', 'config has name, greeting, languages, form fields and direction.'],
  'VIS-6': ['visitor', 'Errors have CORS headers too; allowed origins are the own host and the bot’s list.'],
  'VIS-7': [
    'rest mcp visitor',
    'The window’s settings of a bot are changed and read as settings of the bot, and visitors get them in config.',
  ],
  'VIS-8': ['visitor', 'stop ends the running answer of the session; what was said is kept, interrupted.'],
  'VIS-9': ['visitor', 'A visitor can delete the own conversation.'],
  'HEAR-1': [
    'visitor window page channel',
    'A visitor hears who joined, once in each handoff; a customer of a channel with the first reply.',
  ],
  'HEAR-2': [
    'visitor window page channel',
    'A visitor sees that a person types; the transcript does not have it.',
  ],
  'HEAR-3': [
    'visitor window page channel',
    'A visitor with whom a person talked hears who closed the conversation.',
  ],
  'HEAR-4': [
    'mail page',
    'A reply that the visitor did not see within a minute comes by mail to the address they gave; its link goes on with the conversation.',
  ],
  'DOC-1': ['rest mcp', 'Old passages and their count stay until a change is ready.'],
  'DOC-2': ['inside', 'A document whose worker died is processed again, once.'],
  'DOC-3': ['rest mcp', 'source_type is url, snippet (also with a url beside the text), qa or file.'],
  'DOC-4': [
    'rest mcp',
    'A failed document has error {code, message}; times are RFC 3339 UTC with milliseconds.',
  ],
  'DOC-5': [
    'rest mcp visitor',
    'Deleting a bot deletes its documents, disables its webhooks and widget; conversations and leads stay for unlimited tokens.',
  ],
  'DOC-6': [
    'rest mcp inside',
    'Old sources keep the title of a deleted document; a running job writes nothing after the deletion.',
  ],
  'DOC-7': ['rest mcp', 'When the default bot is deleted, the oldest remaining bot becomes the default.'],
  'DOC-8': [
    'webhook rest',
    'document.ready and document.failed are sent each time a document settles, also after a re-crawl.',
  ],
  'TURN-1': [
    'rest visitor',
    'The stream is chat.completion.chunks, ends with finish_reason stop, the jawab member, [DONE].',
  ],
  'TURN-2': ['rest', 'An error after the first byte is one event with finish_reason error, then [DONE].'],
  'TURN-3': [
    'rest',
    'A comment line at least every 10 s of silence; the stream is not to be cached or buffered.',
  ],
  'TURN-4': ['rest inside', 'Chunks never split a grapheme.'],
  'TURN-5': ['rest', 'stream: false answers one JSON chat.completion.'],
  'TURN-6': [
    'rest mcp',
    'A client that disconnects stops generation; the text so far is stored, marked interrupted.',
  ],
  'TURN-7': [
    'rest',
    'If the model fails before the first byte, the built-in one answers with fallback; an answer that never starts costs nothing.',
  ],
  'TURN-8': [
    'rest mcp',
    'An unsupported language is 400 with the supported ones; codes are returned in canonical form.',
  ],
  'TURN-9': [
    'rest mcp',
    'The reply language is the explicit one, else the requested, the detected, the session’s or the bot’s.',
  ],
  'TURN-10': ['rest mcp', 'Greetings are answered: answered null, no event, not in the unanswered rate.'],
  'TURN-11': [
    'rest mcp cli',
    'If nothing is found, the bot says so in the reply language and cites nothing.',
  ],
  'TURN-12': [
    'rest mcp visitor',
    'After a handoff the bot is silent for visitors and still answers API and MCP.',
  ],
  'TURN-13': ['rest mcp', 'A new message reopens a closed conversation.'],
  'TURN-14': [
    'rest',
    'An answer cut by kill -9 is kept, marked interrupted, within 15 s; without text its message returns to the quota.',
  ],
  'REC-1': [
    'rest mcp',
    'A conversation entry has the named fields; q ignores case and width, and one CJK character is enough.',
  ],
  'REC-2': ['rest mcp', 'A transcript has the named fields.'],
  'REC-3': [
    'rest mcp',
    'A lead has the named fields; a session has one lead and one event; phones are E.164.',
  ],
  'REC-4': ['rest mcp', 'Analytics have the named fields, thirty UTC days with zeros, null for 0/0.'],
  'REC-5': [
    'webhook',
    'data of each kind of event has the named fields; every body also has id and created_at.',
  ],
  'REC-6': [
    'rest mcp',
    'Test runs create no conversations and events, and do not count in analytics or quota.',
  ],
  'REC-7': ['inside', 'Events, deliveries and traces are kept for 30 days, idempotency keys for 24 h.'],
  'SIGN-1': ['rest inside', 'A secret is whsec_ and base64 of 32 bytes, encrypted at rest.'],
  'SIGN-2': ['webhook', 'The Standard Webhooks headers sign the same bytes.'],
  'SIGN-3': ['webhook', 'timestamp is the attempt’s send time in body and header.'],
  'SIGN-4': [
    'webhook rest mcp',
    'Rotation: the active secret signs; the second family carries both for 24 h.',
  ],
  'SIGN-5': [
    'webhook',
    'One attempt, no redirect; an attempt lost in a crash is logged as lost and not sent again.',
  ],
  'SIGN-6': ['rest mcp', 'Each attempt stores status, latency and the first 1 KiB of the response.'],
  'SIGN-7': ['rest mcp cli', 'The secret is shown only at creation and rotation.'],
  'SIGN-8': [
    'rest mcp webhook',
    'Webhooks go to public https addresses; EGRESS_ALLOW allows others for marked workspaces.',
  ],
  'SIGN-9': ['inside', 'The feed’s cursor skips nothing.'],
  'SIGN-10': [
    'webhook',
    'With the policy standard, a failure is tried again with the same id and a new timestamp.',
  ],
  'WIRE-1': ['mcp', 'Revisions 2024-11-05 to 2026-07-28 are served over Streamable HTTP.'],
  'WIRE-2': ['mcp', '/mcp lists the eight tools and three more, /mcp/all every operation.'],
  'WIRE-3': ['mcp', 'A hidden tool that is called anyway is HTTP 403.'],
  'WIRE-4': [
    'mcp',
    'Malformed params are −32602, unknown revisions are named with the supported ones, long batches cost one request.',
  ],
} as const satisfies Record<string, Clause>;

/** Clauses that are not built yet; no test may cite them. */
export const gaps = {
  'API-4': [
    'rest',
    'The removal of an operation is announced by Deprecation and Sunset headers: none is planned.',
  ],
} as const satisfies Record<string, Clause>;
