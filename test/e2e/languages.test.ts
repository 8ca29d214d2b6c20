import { supportedLanguages } from '@jawab/core';
import { languages } from '@jawab/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenant, openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('every language of the registry is accepted, answered in, and counted in analytics', async () => {
  const tenant = await createTenant(world);
  for (const language of supportedLanguages) {
    const { data: bot } = await tenant.call('update_bot', { id: tenant.bots[0], language });
    expect(bot.language).toBe(language);
    const reply = await tenant.call('ask_bot', {
      message: languages[language].words.probe.question,
      sessionId: language,
      language,
    });
    expect(JSON.stringify(reply), language).toContain(languages[language].strings.noAnswer);
    expect(reply.language).toBe(language);
  }
  const { data } = await tenant.call('get_analytics');
  const counted = data.languages.map((row: { language: string }) => row.language);
  expect(counted.toSorted()).toEqual([...supportedLanguages]);
});
