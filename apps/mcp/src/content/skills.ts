import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Exchange } from './exchange.ts';

/** A skill, as `skills/list` of the extension `io.modelcontextprotocol/skills` shows it. */
export interface Skill {
  uri: string;
  frontmatter: { name: string; description: string };
  /** The files of the skill, with the digest and the size of their bytes. */
  resources: { uri: string; digest: string; size: number }[];
}

const names = ['close-knowledge-gaps', 'set-up-a-bot'];
const cacheHint = { ttlMs: 3_600_000, cacheScope: 'public' } as const;
const mimeType = 'text/markdown';

/** Reads the lines between the first two rules. Each line is a key with a plain value. */
function readFrontmatter(text: string): Skill['frontmatter'] {
  const [, head = ''] = text.split(/^---$/m);
  const lines = head.trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2))) as Skill['frontmatter'];
}

const files = new Map<string, { text: string; skill: Skill }>(
  names.map((name) => {
    const uri = `skill://${name}/SKILL.md`;
    const bytes = readFileSync(new URL(`../../skills/${name}/SKILL.md`, import.meta.url));
    const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
    const text = bytes.toString();
    const resources = [{ uri, digest, size: bytes.length }];
    return [uri, { text, skill: { uri, frontmatter: readFrontmatter(text), resources } }];
  }),
);

/** Lists the skills for `resources/list`, for clients that do not know the extension. */
export const listSkillResources = () =>
  [...files.values()].map(({ skill: { uri, frontmatter } }) => ({ uri, ...frontmatter, mimeType }));

/** Reads the file of a skill. Returns null if the address is not a skill's. */
export function readSkill(uri: string) {
  const file = files.get(uri);
  return file ? { contents: [{ uri, mimeType, text: file.text }] } : null;
}

/** Serves `skills/list` and `skills/get`: instructions for the two jobs of a bot's owner. */
export function answerSkills(server: Server, { methods }: Exchange) {
  if (methods.has('skills/list'))
    server.setRequestHandler('skills/list', { params: z.looseObject({}).optional() }, () => ({
      resultType: 'complete',
      skills: [...files.values()].map(({ skill }) => skill),
      ...cacheHint,
    }));
  if (methods.has('skills/get'))
    server.setRequestHandler('skills/get', { params: z.looseObject({ uri: z.string() }) }, ({ uri }) => {
      const file = files.get(uri);
      if (!file) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no skill ${uri}.`);
      return { resultType: 'complete', skill: file.skill, ...cacheHint };
    });
}
