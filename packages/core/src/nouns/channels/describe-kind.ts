import type { z } from 'zod';
import type { Context } from '../../form/context.ts';
import type { ChannelDefinition } from '../../form/define-channel.ts';
import { toJsonSchema } from '../../form/json-schema.ts';
import type { ChannelKind } from './schemas.ts';

/** Writes a kind of channel as the API returns it, in the caller's language. */
export const describeKind = (
  { languages, language }: Pick<Context, 'languages' | 'language'>,
  {
    name,
    title,
    settings,
    capabilities: { buttons, images, voice, typing },
    limits,
    setup,
  }: ChannelDefinition,
): z.infer<typeof ChannelKind> => ({
  kind: name,
  name: title,
  settings_schema: toJsonSchema(settings, 'input'),
  capabilities: { buttons, images, voice, typing, window_hours: limits.windowHours?.bot ?? null },
  setup: setup.map(({ step, ...names }) => languages.sayChannel(language, step, names)),
});
