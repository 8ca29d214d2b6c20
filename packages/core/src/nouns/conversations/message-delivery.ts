import { fragment } from '../../form/sql.ts';
import { timeText } from '../events/events.ts';

const states = fragment`array['queued', 'sending', 'sent', 'delivered', 'read']`;

/**
 * Expression for how far a message `m` is on its way to a provider; null if it takes no such way. Of several parts, the one that is
 * least far counts, and a part that failed counts most.
 */
export const deliveryOfMessage = fragment`(
  select jsonb_build_object(
    'state', case when bool_or(o.state = 'failed') then 'failed'
      else replace((${states})[min(array_position(${states}, o.state))], 'sending', 'queued') end,
    'error', max(o.error), 'at', ${timeText(fragment`max(o.at)`)})
  from outbox o where o.workspace_id = m.workspace_id and o.message_id = m.id having count(*) > 0)`;
