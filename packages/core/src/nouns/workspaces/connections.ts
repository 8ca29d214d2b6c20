import { z } from 'zod';
import { timestamp } from '../../form/moments.ts';
import type { Role, Scope } from '../../form/principal.ts';
import { roles } from '../../form/roles.ts';
import { fragment } from '../../form/sql.ts';

/** A connection as the wire has it: a program that a member connected by OAuth. */
export const Connection = z.object({
  id: z.uuid(),
  client: z
    .object({
      name: z.string().meta({ description: 'The name that the program gives itself.' }),
      host: z
        .string()
        .meta({ description: 'The host of its own document, else of the address it returns to.' }),
    })
    .meta({ description: 'The program.' }),
  member: z.object({ id: z.uuid(), name: z.string() }).meta({ description: 'Who connected it.' }),
  address: z.string().meta({ description: 'The MCP address it may use, such as /mcp.' }),
  scopes: z
    .array(z.string())
    .meta({ description: 'What it may do now: what was allowed, as far as the member may do it.' }),
  bots: z.array(z.uuid()).nullable().meta({ description: 'Bots it is limited to; null: all bots.' }),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
  expires_at: timestamp.meta({ description: 'When it ends unless it is used before; each use moves it.' }),
});

/** A connection as the database has it, with the role of its member. */
export interface ConnectionRow extends z.infer<typeof Connection> {
  role: Role;
  scopes: Scope[];
}

/** Connections in use, with the columns of a `ConnectionRow`: `c` is the connection, `m` its member. */
export const connectionColumns = fragment`
  c.id, jsonb_build_object('name', c.client_name, 'host', c.client_host) as client,
  jsonb_build_object('id', m.user_id, 'name', m.name) as member, c.resource as address, c.scopes, c.bots, c.created_at,
  c.last_used_at, c.expires_at, m.role`;

/** Shows a connection with the scopes that its member still has. */
export const showConnection = ({ role, scopes, ...row }: ConnectionRow): z.infer<typeof Connection> => ({
  ...row,
  scopes: scopes.filter((scope) => roles[role].includes(scope)),
});
