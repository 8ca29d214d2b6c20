import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { errorTable, isFor, planNames, plans, type Tool } from '@jawab/core';
import { writeSchema } from '@jawab/db/write-schema.testing.ts';
import { buildOpenApi } from '@jawab/rest';
import { writeSnapshots } from '@jawab/test/contract/mcp/snapshots.ts';
import { registry } from '@jawab/tools';
import { writeSdk } from './write-sdk.ts';

const root = new URL('../', import.meta.url);

/** Replaces what stands between `<!-- name:begin -->` and `<!-- name:end -->`. */
async function writeBlock(file: string, name: string, lines: string[]): Promise<void> {
  const url = new URL(file, root);
  const text = await readFile(url, 'utf8');
  const block = new RegExp(`(<!-- ${name}:begin -->\n)[\\s\\S]*?(<!-- ${name}:end -->)`);
  if (!block.test(text)) throw new Error(`${file} has no block ${name}.`);
  await writeFile(
    url,
    text.replace(block, (_, begin, end) => `${begin}${lines.join('\n')}\n${end}`),
  );
}

const firstSentence = (text: string) => `${text.split(/(?<=[.])\s/)[0]}`;

/** Returns the scope that a caller of a tool needs. */
const needOf = (tool: Tool) => {
  if (isFor(tool, 'token')) return tool.scope ?? 'any token';
  if (isFor(tool, 'member')) return 'none (people)';
  return isFor(tool, 'visitor') ? 'none (visitors)' : 'none (the operator)';
};

/** Where REST serves a tool: nowhere when it is for the operator alone. */
const routeOf = (tool: Tool) =>
  isFor(tool, 'token') || isFor(tool, 'member') || isFor(tool, 'visitor')
    ? `\`${tool.rest.method} ${tool.rest.path}\``
    : '–';

const toolTable = [
  '| tool | REST | scope | MCP | what it does |',
  '|---|---|---|---|---|',
  ...registry.tools.map((tool) => {
    const { name, mcp, description } = tool;
    const hidden = mcp === false || !isFor(tool, 'token');
    const where = mcp === 'core' ? '`/mcp`' : hidden ? '–' : '`/mcp/all`';
    return `| \`${name}\` | ${routeOf(tool)} | ${needOf(tool)} | ${where} | ${firstSentence(description)} |`;
  }),
];

const errorRows = [
  '| code | status | what to do |',
  '|---|---|---|',
  ...Object.entries(errorTable).map(
    ([code, { status, advice }]) => `| \`${code}\` | ${status} | ${advice} |`,
  ),
];

const visitorLimits = [
  ['one session (`visitorRequestsPerMinute`)', 'visitorRequestsPerMinute'],
  ['one address (`addressRequestsPerMinute`)', 'addressRequestsPerMinute'],
  ['all visitors of a bot (`botRequestsPerMinute`)', 'botRequestsPerMinute'],
] as const;
const limitRows = [
  `| requests a minute | ${planNames.join(' | ')} |`,
  `|---|${planNames.map(() => '---|').join('')}`,
  ...visitorLimits.map(
    ([words, limit]) =>
      `| ${words} | ${planNames.map((plan) => plans[plan][limit].toLocaleString('en')).join(' | ')} |`,
  ),
];

/** Copies the skills that MCP serves into the plugin: clients do not follow links out of its folder. */
async function copySkills(): Promise<void> {
  const copies = new URL('connectors/agents/skills/', root);
  await rm(copies, { recursive: true, force: true });
  await cp(new URL('apps/mcp/skills/', root), copies, { recursive: true });
}

/** Writes what is derived from the tools and the database: tables of docs, the SDK, MCP snapshots, the schema, the plugin's skills. */
export async function writeDocuments(): Promise<void> {
  await writeBlock('docs/tools.md', 'tools', toolTable);
  await writeBlock('docs/visitors.md', 'limits', limitRows);
  await writeBlock('docs/errors.md', 'errors', errorRows);
  await writeSdk(JSON.parse(JSON.stringify(buildOpenApi(registry))), new URL('packages/sdk/', root));
  await writeSnapshots(registry);
  await writeSchema();
  await copySkills();
}
