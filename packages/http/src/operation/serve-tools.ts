import type { Principal, Tool } from '@jawab/core';
import { atTable } from './answer-csv.ts';
import type { ChatTimes } from './answer-stream.ts';
import type { Backend } from './backend.ts';
import type { Answer, Call } from './call.ts';
import type { KnownRoute } from './near-route.ts';
import { createOperation, forIntegrations, type Serving } from './operation.ts';
import { findRecord } from './record.ts';
import { createRoutes, pickTool } from './routes.ts';

/** A call whose tool is known, before its principal is admitted. */
export interface Found {
  tool: Tool;
  /** Encoded segments of the path. */
  params: Record<string, string>;
  /** Answers it, from the body on. */
  answer(principal: Principal, params: Record<string, string>, query: string): Promise<Answer | null>;
}

export interface ToolRoutes {
  has(route: string): boolean;
  /** Finds the tool of a call and names it there. Fails with 404 and 405. The preflight of a page finds any tool at its path. */
  find(call: Call, route: string): Found;
}

/** Serves tools at their routes for one surface. A wrong path may also mean one of `others`, served elsewhere. */
export function serveTools(
  tools: readonly Tool[],
  backend: Backend,
  times: ChatTimes,
  serving: Serving = forIntegrations,
  others: readonly KnownRoute[] = [],
): ToolRoutes {
  const tables = serving.versions ? tools.filter(({ csv }) => csv !== undefined).map(atTable) : [];
  const routes = createRoutes([...tools, ...tables], others);
  const operations = new Map(
    tools.map((tool) => [
      tool.name,
      createOperation(tool, backend, times, serving, serving.versions ? findRecord(tools, tool) : null),
    ]),
  );
  const otherMethods = serving.preflights ? ['OPTIONS'] : [];
  return {
    has: routes.has,
    find(call, route) {
      const { method } = call.request;
      const match = routes.find(route, method);
      const [first] = match.tools.values();
      const isPreflight = otherMethods.includes(method);
      const tool = isPreflight && first ? first : pickTool(match, method, otherMethods);
      call.operation = tool.name;
      const operation = operations.get(tool.name) as ReturnType<typeof createOperation>;
      return {
        tool,
        params: match.params,
        answer: (principal, params, query) => operation(call, principal, params, query),
      };
    },
  };
}
