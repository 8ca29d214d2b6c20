import { fragment } from '../../form/sql.ts';
import { factsOfBot } from '../bots/bot-facts.ts';

const bot = factsOfBot(fragment`e.workspace_id`, fragment`i.id`);

/**
 * A join to the record `r` of an audit event `e`, as it is now: its `name`, and whether it is `gone`; null for kinds that are not
 * looked for. A lead and a conversation have no name here, because customers wrote it. Of a webhook only the host is named: the path
 * of an address may be a secret.
 */
export const auditedRecord = fragment`
  cross join lateral (
    select case when e.target_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then e.target_id::uuid end as id
  ) i
  cross join lateral (
    select max(found.name) as name, case
      when e.target_kind in ('bot', 'channel', 'conversation', 'document', 'lead', 'member', 'saved_reply', 'token', 'webhook')
      then count(*) = 0 end as gone
    from (
      select b.name from ${bot} b where e.target_kind = 'bot'
      union all select t.name from channels t
        where e.target_kind = 'channel' and t.workspace_id = e.workspace_id and t.id = i.id
      union all select null from conversations t
        where e.target_kind = 'conversation' and t.workspace_id = e.workspace_id and t.session_id = e.target_id
      union all select t.title from documents t
        where e.target_kind = 'document' and t.workspace_id = e.workspace_id and t.id = i.id
      union all select null from leads t
        where e.target_kind = 'lead' and t.workspace_id = e.workspace_id and t.id = i.id
      union all select t.name from members t
        where e.target_kind = 'member' and t.workspace_id = e.workspace_id and t.user_id = i.id
      union all select '/' || t.shortcut from saved_replies t
        where e.target_kind = 'saved_reply' and t.workspace_id = e.workspace_id and t.id = i.id
      union all select t.name from tokens t
        where e.target_kind = 'token' and t.workspace_id = e.workspace_id and t.id = i.id
      union all select substring(t.url from '//([^/?#]+)') from webhooks t
        where e.target_kind = 'webhook' and t.workspace_id = e.workspace_id and t.id = i.id
    ) found
  ) r`;
