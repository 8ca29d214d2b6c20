-- How visitors who wait for a person are given to members.
alter table workspaces
  add assignment text not null default 'manual' check (assignment in ('manual', 'round_robin', 'least_busy'));
-- The last sign of life of a member who is online (null: away), and when a visitor was last given to them.
alter table members add online_at timestamptz(3), add assigned_at timestamptz;
-- When the rule gave the conversation to its assignee, who has not taken it yet; else null.
alter table conversations add offered_at timestamptz(3);
