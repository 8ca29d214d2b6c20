import { z } from 'zod';
import type { Context } from '../../form/context.ts';

const bytesOf = (text: string) => Buffer.from(text, 'base64url').length;

/** A browser that takes push messages, as the Push API describes it. */
export const PushSubscription = z.object({
  endpoint: z.string(),
  keys: z.object({
    p256dh: z
      .string()
      .max(200)
      .refine((key) => bytesOf(key) === 65, 'must be a point on P-256, uncompressed, in base64url')
      .meta({ description: 'The public key of the browser, in base64url.' }),
    auth: z
      .string()
      .max(100)
      .refine((secret) => bytesOf(secret) === 16, 'must be 16 bytes in base64url')
      .meta({ description: 'The secret of the subscription, in base64url.' }),
  }),
});

/** Keeps a browser of a member, with the language in which it is told. Another person at the same browser takes it over. */
export async function savePushSubscription(
  { tx, principal, language }: Pick<Context, 'tx' | 'principal' | 'language'>,
  memberId: string,
  { endpoint, keys }: z.infer<typeof PushSubscription>,
): Promise<{ id: string }> {
  return tx(async (sql) => {
    const [row] = await sql<{ id: string }>`
      insert into push_subscriptions (workspace_id, user_id, endpoint, p256dh, auth, language)
      values (${principal.reach.workspace}, ${memberId}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${language})
      on conflict (workspace_id, endpoint) do update set
        user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language
      returning id`;
    return row as { id: string };
  });
}
