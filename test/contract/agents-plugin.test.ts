import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource, root } from './sources.ts';

const folder = 'connectors/agents';
const read = (path: string) => JSON.parse(readSource(`${folder}/${path}`));
const manifests = [
  '.claude-plugin/plugin.json',
  '.codex-plugin/plugin.json',
  '.cursor-plugin/plugin.json',
  'gemini-extension.json',
];

test.each(manifests)('%s names the same plugin as the others', (path) => {
  const { name, version, description } = read(manifests[0] as string);
  expect(read(path)).toMatchObject({ name, version, description });
});

test('each client finds the server at /mcp', () => {
  const [claude, codex, cursor] = ['.mcp.json', 'codex.mcp.json', 'mcp.json'].map(
    (path) => read(path).mcpServers.jawab,
  );
  const gemini = read('gemini-extension.json').mcpServers.jawab;
  for (const address of [claude.url, codex.url, cursor.url, gemini.httpUrl])
    expect(address).toMatch(/\/mcp$/);
  expect([claude.type, codex.type]).toEqual(['http', 'http']);
  expect(read('.codex-plugin/plugin.json').mcpServers).toBe('./codex.mcp.json');
});

test('marketplaces lead to the folder of the plugin', () => {
  const [claude] = read('.claude-plugin/marketplace.json').plugins;
  expect(existsSync(join(root, folder, claude.source, '.claude-plugin/plugin.json'))).toBe(true);
  const [codex] = JSON.parse(readSource('connectors/.agents/plugins/marketplace.json')).plugins;
  expect(existsSync(join(root, 'connectors', codex.source.path, '.codex-plugin/plugin.json'))).toBe(true);
});

test('its skills are those that MCP serves', () => {
  const list = (path: string) => readdirSync(join(root, path)).sort();
  const skills = list('apps/mcp/skills');
  expect(skills.length).toBeGreaterThan(1);
  expect(list(`${folder}/skills`)).toEqual(skills);
  for (const skill of skills)
    expect(readSource(`${folder}/skills/${skill}/SKILL.md`)).toBe(
      readSource(`apps/mcp/skills/${skill}/SKILL.md`),
    );
});
