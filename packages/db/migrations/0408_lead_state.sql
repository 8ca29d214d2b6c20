-- How far the team is with a lead, which member works on it, and what the team notes about it.
alter table leads
  add state text not null default 'new' check (state in ('new', 'contacted', 'won', 'lost')),
  add owner_id uuid,
  add note text,
  add constraint leads_owner_fkey foreign key (workspace_id, owner_id) references members on delete set null (owner_id);
create index leads_by_owner on leads (workspace_id, owner_id, created_at desc, id desc) where owner_id is not null;
