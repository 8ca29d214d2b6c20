import { type ChannelDefinition, type OutboxPart, readLeavingReply, type Sql, storeParts } from '@jawab/core';
import type { Runtime } from '@jawab/runtime';
import { buttonIdOf, scores } from '../in/find-choice.ts';
import { nameSources, type Part, render, titleOf } from './render.ts';

/** Cuts a reply into the parts that leave, and stores them. Every process cuts it the same way. */
export async function cutReply(
  { languages }: Pick<Runtime, 'languages'>,
  sql: Sql,
  { workspaceId, definition, part }: { workspaceId: string; definition: ChannelDefinition; part: OutboxPart },
): Promise<void> {
  const reply = await readLeavingReply(sql, workspaceId, part.message_id);
  if (!reply) return;
  const { above, content, choices, sources, asks_score } = reply;
  const titles = asks_score ? scores.map(String) : (choices ?? []).map(titleOf);
  const language = reply.language ?? 'en';
  const label = (count: number) => languages.say(language, 'sources', { count }, reply.speech_forms);
  const parts: Part[] = render(
    {
      text: above ? `${above}\n\n${content}` : content,
      language,
      sources: nameSources(sources, label),
      choices: titles.map((title, at) => ({ id: buttonIdOf(part.message_id, at), title })),
      namesChoices: asks_score,
    },
    definition.limits,
  );
  await storeParts(sql, workspaceId, part.message_id, parts);
}
