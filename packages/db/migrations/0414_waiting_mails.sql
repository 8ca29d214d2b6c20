-- When a person last got a mail about visitors who wait, and the last of the waits that this mail and those before it told of.
alter table members add waiting_mailed_at timestamptz(3), add waiting_mailed_through timestamptz(3);
-- The version before has mailed all waits that were due.
update members m set waiting_mailed_through = now() - w.escalate_minutes * interval '1 minute'
from workspaces w where w.id = m.workspace_id;
