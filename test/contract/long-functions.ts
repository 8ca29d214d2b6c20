import { parseAst } from 'vitest/node';

/** A function of a source file, from its first line to its last. */
export interface LongFunction {
  name: string;
  line: number;
  lines: number;
  /** It is a component: a function of a .tsx file whose name begins with a capital. */
  isComponent: boolean;
}

interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  key?: { name?: string };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Lists the functions of a source that have more than `maxLines` lines, from the outermost to the innermost. */
export function listLongFunctions(path: string, source: string, maxLines: number): LongFunction[] {
  const found: LongFunction[] = [];
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const visit = (node: Node, name: string) => {
    const own = node.id?.name ?? node.key?.name ?? name;
    if (/Function/.test(node.type) && 'body' in node) {
      const line = lineAt(node.start);
      const lines = lineAt(node.end) - line + 1;
      if (lines > maxLines)
        found.push({ name: own, line, lines, isComponent: path.endsWith('.tsx') && /^[A-Z]/.test(own) });
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, own);
  };
  visit(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, '');
  return found;
}
