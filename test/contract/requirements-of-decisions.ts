import type { Clause } from './requirements.ts';

/** What the product promises where the specification is silent, by id; cited like the clauses of the specification. */
export const decisions = {
  'TOKEN-1': [
    'rest inside',
    'A token is jwb_, 32 characters and 6 of CRC32; a wrong checksum asks no database.',
  ],
  'TOKEN-2': [
    'cli inside',
    'Only the hash of a token is kept; it is shown once, then its last four characters.',
  ],
  'TOKEN-3': ['rest mcp', 'Who sends wrong tokens again and again is slowed.'],
  'TENANT-1': ['rest mcp cli visitor', 'Records of another workspace do not exist: 404.'],
  'PLAN-1': ['rest cli', 'The table of plans holds, and a workspace may have limits of its own.'],
  'PLAN-2': ['openapi mcp', 'An operation’s description states the plan it needs.'],
  'PLAN-3': ['rest mcp', 'What is refused first: 404 405 401 402 429 413 415 403 400 403/404 409/422 402.'],
  'PLAN-4': ['rest mcp', 'Each HTTP request counts toward the rate; a refused one spends no quota.'],
  'PLAN-5': ['rest', 'With one message left, of many questions at once exactly one passes.'],
  'PLAN-6': ['rest mcp', 'The month of the quota is the calendar month in UTC.'],
  'PLAN-7': [
    'visitor',
    'The widget works on every plan; without quota a visitor reads a sentence, never a price.',
  ],
  'PLAN-8': [
    'rest mcp webhook',
    'Below scale webhooks are kept and not delivered; /events and /webhooks are 402.',
  ],
  'REACH-1': ['rest mcp', 'Another bot of the workspace is 403, another workspace’s or an unknown one 404.'],
  'REACH-2': ['rest mcp', 'A token stays limited when its bots are deleted: it then sees none.'],
  'REACH-3': [
    'rest mcp',
    'Workspace-wide operations are closed to a limited token; its lists show its bots only.',
  ],
  'REACH-4': ['rest mcp', 'A token limited to one bot means that bot wherever chatbotId is omitted.'],
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
    'Wrong input is 400; another spelling of a field is told, unknown fields are ignored.',
  ],
  'REQ-4': ['rest', 'Malformed JSON is 400, more than 1 MiB 413, another type 415; Accept never refuses.'],
  'REQ-5': ['rest mcp', 'No stack, SQL or provider’s text leaves the server.'],
  'REQ-6': [
    'rest mcp cli',
    'Knowledge with neither url nor text is 400; with both the text is indexed and the url kept.',
  ],
  'REQ-7': ['rest mcp cli', 'An address that can be judged without a network is judged at once: 400.'],
  'REQ-8': ['rest mcp', 'A name that leads to a private address is a failed document.'],
  'REQ-9': ['rest mcp cli', 'Operations answer {data}; a deletion {data: {id, deleted: true}}.'],
  'REQ-10': ['rest visitor', 'No CORS on REST but for the widget family.'],
  'REQ-11': ['rest mcp', 'PUBLIC_URL and ALLOWED_HOSTS name the outside address; others are refused.'],
  'REQ-12': ['openapi', 'Codes come from one table, and each is documented.'],
  'REQ-13': [
    'rest mcp',
    'A caller’s traceparent stands in the message’s trace, its run and the log, and decides nothing; a malformed one is ignored.',
  ],
  'PAGE-1': [
    'rest',
    'Lists default to 50 rows (GET /kb to 1,000, GET /bots to all); below 1 or above the most is 400.',
  ],
  'PAGE-2': ['rest mcp', 'Lists carry data, has_more and next_cursor; a cursor of another query is 400.'],
  'PAGE-3': ['rest mcp', 'Lists are newest first, the event feed oldest first.'],
  'PAGE-4': ['mcp', 'Lists over MCP default to 20 rows.'],
  'IDEM-1': ['rest', 'On every POST the same key and body replays the answer, marked, and spends nothing.'],
  'IDEM-2': ['rest', 'Another body under the same key is 422, one still running 409.'],
  'IDEM-3': [
    'rest inside',
    '2xx and 402 are kept, 429 and 5xx never; answers with a secret are kept encrypted.',
  ],
  'IDEM-4': ['rest', 'With a key a chat whose client went away finishes, and a retry gets it whole.'],
  'RATE-2': ['rest mcp', 'Every response of a token carries RateLimit-Policy, RateLimit and X-RateLimit-*.'],
  'RATE-3': ['rest', 'Chat responses carry X-Quota-Limit, -Used and -Reset.'],
  'OPS-1': [
    'rest mcp cli openapi',
    'Every additional operation stands on REST, MCP (/mcp/all) and CLI with its scope.',
  ],
  'OPS-2': ['rest mcp cli', 'GET /me says what a token is; GET /usage what the month used.'],
  'OPS-3': ['rest mcp', 'A bot is shown, changed and deleted by id.'],
  'OPS-4': ['rest mcp', 'POST /kb/search returns passages with scores; explain adds the retrievers.'],
  'OPS-5': ['rest mcp', 'A document is awaited, changed and deleted by id.'],
  'OPS-6': ['rest mcp', 'A failed document is retried, a page fetched again.'],
  'OPS-7': [
    'rest mcp',
    'Q&A pairs and snippets are ingested; a question that fits is answered word for word.',
  ],
  'OPS-8': ['rest mcp', 'Files come as forms of up to 20 MiB, over MCP as base64 of up to 1 MiB.'],
  'OPS-9': ['rest mcp', 'A site is crawled within a budget of pages.'],
  'OPS-10': ['rest mcp visitor', 'A message is rated up or down, with a comment.'],
  'OPS-11': ['rest mcp', 'A person replies in a conversation, closes it, opens it, deletes it.'],
  'OPS-12': ['rest mcp', 'A lead is deleted.'],
  'OPS-13': ['rest mcp', 'Unanswered questions are grouped; one is resolved by an answer or dismissed.'],
  'OPS-14': ['rest mcp', 'A webhook is changed, tested, deleted; deliveries are listed and sent again.'],
  'OPS-15': [
    'rest mcp',
    'GET /events is the feed, by cursor and kind; wait holds the request until something is new.',
  ],
  'OPS-16': ['rest mcp', 'A session id under several bots means the most recent, with chatbotId that bot’s.'],
  'OPS-17': ['rest mcp', 'A sessionId has 1–200 code points without control characters and is not . or ..'],
  'OPS-18': [
    'rest mcp visitor',
    'Another chatbotId begins another conversation; API turns never join a widget session.',
  ],
  'VIS-1': [
    'rest mcp visitor',
    'A bot’s settings show its public key; a rotated one opens, the old one no more.',
  ],
  'VIS-2': [
    'visitor',
    'session answers 201 with session_token, session_id and expires_at, bound to the bot.',
  ],
  'VIS-3': ['visitor', 'lead takes name, email, phone and message and answers 201 with lead_id.'],
  'VIS-4': ['visitor', 'messages?after= answers what is new, also as events; a person’s reply arrives.'],
  'VIS-5': ['visitor', 'config has name, greeting, languages, form fields and direction.'],
  'VIS-6': [
    'visitor',
    'CORS headers stand on errors too; origins are the bot’s list, else the own host only.',
  ],
  'DOC-1': ['rest mcp', 'Old chunks and their count serve until a change is ready.'],
  'DOC-2': ['inside', 'A document whose worker died is processed again, once.'],
  'DOC-3': ['rest mcp', 'source_type is url, snippet (also with a url beside the text), qa or file.'],
  'DOC-4': [
    'rest mcp',
    'A failed document keeps error {code, message}; times are RFC 3339 UTC with milliseconds.',
  ],
  'DOC-5': [
    'rest mcp visitor',
    'Deleting a bot deletes its documents, disables its webhooks and widget; conversations and leads stay for unlimited tokens.',
  ],
  'DOC-6': [
    'rest mcp inside',
    'A deleted document stays named in old sources; a running job writes nothing after.',
  ],
  'DOC-7': ['rest mcp', 'The default bot, deleted, passes to the oldest left.'],
  'DOC-8': [
    'webhook rest',
    'document.ready and document.failed tell each time a document settles, a re-crawl included.',
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
    'A client that goes away stops generation; what was said is kept, marked interrupted.',
  ],
  'TURN-7': [
    'rest',
    'A model that fails before the first byte: the embedded one answers, fallback; nothing unstarted is charged.',
  ],
  'TURN-8': [
    'rest mcp',
    'A language that is not supported is 400 listing those that are; codes come back canonical.',
  ],
  'TURN-9': [
    'rest mcp',
    'Reply language: explicit, else asked for in the text, else detected, else the session’s, else the bot’s.',
  ],
  'TURN-10': ['rest mcp', 'Greetings are answered: answered null, no event, not in the unanswered rate.'],
  'TURN-11': [
    'rest mcp cli',
    'What nothing is found for is answered so, in the reply language, citing nothing.',
  ],
  'TURN-12': [
    'rest mcp visitor',
    'After a handoff the bot is silent for visitors and still answers API and MCP.',
  ],
  'TURN-13': ['rest mcp', 'A new message reopens a closed conversation.'],
  'REC-1': [
    'rest mcp',
    'A conversation entry has the named fields; q is folded, one CJK character is enough.',
  ],
  'REC-2': ['rest mcp', 'A transcript has the named fields.'],
  'REC-3': [
    'rest mcp',
    'A lead has the named fields; one session has one lead, told once; phones are E.164.',
  ],
  'REC-4': ['rest mcp', 'Analytics have the named fields, thirty UTC days with zeros, null for 0/0.'],
  'REC-5': ['webhook', 'data of each kind of event has the named fields, every body also id and created_at.'],
  'REC-6': ['rest mcp', 'Test runs make no conversation, event, analytics or quota.'],
  'REC-7': ['inside', 'Events, deliveries and traces are kept 30 days, idempotency 24 h.'],
  'SIGN-1': ['rest inside', 'A secret is whsec_ and base64 of 32 bytes, encrypted at rest.'],
  'SIGN-2': ['webhook', 'Beside it stand the Standard Webhooks headers over the same bytes.'],
  'SIGN-3': ['webhook', 'timestamp is the attempt’s send time in body and header.'],
  'SIGN-4': [
    'webhook rest mcp',
    'Rotation: the active secret signs; the second family carries both for 24 h.',
  ],
  'SIGN-5': ['webhook', 'One attempt, no redirect; one lost to a crash is logged as lost, not resent.'],
  'SIGN-6': ['rest mcp', 'Each attempt keeps status, latency and the first 1 KiB of the answer.'],
  'SIGN-7': ['rest mcp cli', 'The secret appears at creation and rotation only.'],
  'SIGN-8': [
    'rest mcp webhook',
    'Webhooks go to https at public addresses; EGRESS_ALLOW opens others to marked workspaces.',
  ],
  'SIGN-9': ['inside', 'The feed’s cursor skips nothing.'],
  'SIGN-10': [
    'webhook',
    'With the policy standard a failure is tried again: the same id, a fresh timestamp.',
  ],
  'WIRE-1': ['mcp', 'Revisions 2024-11-05 to 2026-07-28 are served over Streamable HTTP.'],
  'WIRE-2': ['mcp', '/mcp lists the eight tools and three more, /mcp/all every operation.'],
  'WIRE-3': ['mcp', 'A hidden tool that is called anyway is HTTP 403.'],
} as const satisfies Record<string, Clause>;

/** What is not built yet; no test may cite it. */
export const gaps = {
  'API-4': ['rest', 'A removal is announced by Deprecation and Sunset headers: nothing was removed yet.'],
} as const satisfies Record<string, Clause>;
