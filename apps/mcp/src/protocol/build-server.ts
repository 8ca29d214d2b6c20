import { fail, readTraceParent, type TraceParent, toRefusal } from '@jawab/core';
import {
  type CallToolRequest,
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { callOperation, refuseCall } from '../content/call-operation.ts';
import { callTool } from '../content/call-tool.ts';
import { paths } from '../content/catalogue.ts';
import { answerEvents } from '../content/events.ts';
import type { Exchange } from '../content/exchange.ts';
import { iconOf } from '../content/icons.ts';
import { instructionsFor } from '../content/instructions.ts';
import { answerPrompts } from '../content/prompts.ts';
import { answerResources } from '../content/resources.ts';
import { answerSkills } from '../content/skills.ts';
import { refusalResult } from './refusal-result.ts';

const identity = { name: 'jawab', title: 'Jawab support agents', version: '1.0.0' };
const listHint = { ttlMs: 60_000, cacheScope: 'private' } as const;
const options = {
  capabilities: {
    tools: {},
    resources: {},
    prompts: {},
    completions: {},
    extensions: {
      'io.modelcontextprotocol/events': {},
      'io.modelcontextprotocol/skills': {},
      'io.modelcontextprotocol/ui': {},
    },
  },
  cacheHints: {
    'tools/list': listHint,
    'prompts/list': listHint,
    'resources/templates/list': listHint,
  },
};

/** Builds the server of one exchange, with the tools, resources and prompts that its caller may see. */
export function buildServer(exchange: Exchange): Server {
  const { methods, onClose } = exchange;
  const server = new Server(identity, {
    ...options,
    instructions: instructionsFor(exchange.catalogue.surface),
  });
  if (onClose) server.onclose = onClose;
  if (methods.has('tools/list'))
    server.setRequestHandler('tools/list', () => ({ tools: listTools(exchange) }));
  if (methods.has('tools/call'))
    server.setRequestHandler('tools/call', ({ params }, ctx) => answerCall(exchange, params, ctx));
  answerResources(server, exchange);
  answerPrompts(server, exchange);
  answerSkills(server, exchange);
  answerEvents(server, exchange);
  return server;
}

/** Lists tools, at the long lists with the icon of what each works on. `/mcp` and `/mcp/find` are short for clients that give all of it to a model. */
function listTools({ catalogue, principal }: Exchange) {
  const tools = catalogue.list(principal);
  if (catalogue.findsOperations) return tools;
  return tools.map((tool) =>
    Object.assign({}, tool, { icons: [iconOf(catalogue.get(tool.name)?.tool.scope ?? null)] }),
  );
}

/** Answers `tools/call`: a tool's answer, or its refusal as a result the agent can act on. */
export async function answerCall(
  { runtime, catalogue, principal, requestId }: Exchange,
  { name, arguments: args = {} }: CallToolRequest['params'],
  context: ServerContext,
): Promise<CallToolResult> {
  const entry = catalogue.get(name);
  if (!entry && (catalogue.surface === 'find' || name === callOperation))
    return refusalResult(refuseCall(name, args), requestId);
  if (!entry)
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `There is no tool ${name} at ${paths[catalogue.surface]}. Call tools/list for the tools${catalogue.surface === 'read' ? `; ${paths.all} has more` : ''}.`,
    );
  const { mcpReq } = context;
  const traceParent = readCaller(context);
  const ctx = runtime.contextFor(principal, {
    channel: 'mcp',
    signal: mcpReq.signal,
    traceParent,
    acceptLanguage: context.http?.req?.headers.get('accept-language') ?? null,
  });
  let status = 200;
  try {
    const answer = await callTool(entry, ctx, args, reportProgress(mcpReq));
    const { text, structuredContent } = answer;
    return { content: [{ type: 'text', text }], structuredContent };
  } catch (error) {
    const refusal = toRefusal(error);
    status = mcpReq.signal.aborted ? 499 : refusal.status;
    if (refusal.code === 'internal' && !mcpReq.signal.aborted)
      runtime.log.error({ error, requestId, trace_id: traceParent?.trace_id, tool: name }, 'a tool failed');
    return refusalResult(refusal, requestId);
  } finally {
    runtime.metrics.requests.inc({ surface: 'mcp', operation: name, status });
  }
}

/** Reads the span of the caller: from `_meta` of the message (SEP-414), or else from the HTTP headers. */
const readCaller = ({ mcpReq, http }: ServerContext): TraceParent | null =>
  readTraceParent(mcpReq._meta?.traceparent) ?? readTraceParent(http?.req?.headers.get('traceparent'));

/** Sends the pieces of a reply as progress if the client asked for it. The count only ever increases. */
function reportProgress({ _meta, notify, signal }: ServerContext['mcpReq']) {
  const progressToken = _meta?.progressToken;
  let progress = 0;
  return async (message: string) => {
    if (signal.aborted) fail('unavailable', 'The client disconnected.');
    if (progressToken === undefined) return;
    await notify({
      method: 'notifications/progress',
      params: { progressToken, progress: ++progress, message },
    });
  };
}
