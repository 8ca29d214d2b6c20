import { createRegistry, type Registry, type Spans, type Tool } from '@jawab/core';

/** Runs each call of a tool as a span, and names its trace after the route. */
export const traceTools = ({ tools }: Registry, spans: Spans): Registry =>
  createRegistry(tools.map((tool) => traceTool(tool, spans)));

const traceTool = (tool: Tool, spans: Spans): Tool =>
  Object.assign({}, tool, {
    handler: ((ctx, input) => {
      const { channel, principal, traceParent } = ctx;
      spans.nameTrace(
        channel === 'mcp' ? `tools/call ${tool.name}` : `${tool.rest.method} /v1${tool.rest.path}`,
      );
      const facts = {
        'jawab.operation': tool.name,
        'jawab.surface': channel,
        'jawab.actor': principal.actor,
        ...(principal.reach.workspace && { 'jawab.workspace_id': principal.reach.workspace }),
      };
      return spans.run({ name: `tool ${tool.name}`, facts, link: traceParent }, () =>
        tool.handler(ctx, input),
      );
    }) satisfies Tool['handler'],
  });
