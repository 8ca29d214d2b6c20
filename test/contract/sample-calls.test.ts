import { execute, finish } from '@jawab/core';
import { registry } from '@jawab/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSampleCalls } from '../support/sample-calls.ts';
import { type SpeechServer, startSpeechServer } from '../support/speech-server.ts';
import { createTenant, openWorld, type World } from '../support/world.ts';

let world: World;
let speech: SpeechServer;
let sampleCall: ReturnType<typeof createSampleCalls>;
beforeAll(async () => {
  speech = await startSpeechServer();
  const settings = { SPEECH_URL: speech.openaiUrl, TRANSCRIPTION_MODEL: 'hears', SPEECH_MODEL: 'speaks' };
  world = await openWorld(settings);
  const shop = await createTenant(world, { bots: ['Shop', 'Other'], limits: { bots: null } });
  sampleCall = createSampleCalls(world, shop);
});
afterAll(async () => {
  await world.close();
  await speech.close();
});

test.each(registry.tools.map((tool) => [tool.name, tool] as const))(
  '%s has a call in test/support/sample-calls.ts that succeeds, again and again',
  async (_, tool) => {
    for (let time = 0; time < 2; time++) {
      const { input, caller, tenant } = await sampleCall(tool);
      await expect(execute(tool, tenant.context(caller), input).then(finish)).resolves.toBeTypeOf('object');
    }
  },
);
