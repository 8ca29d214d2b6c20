-- What one installation keeps about itself: whose key sealed its secrets, and its demo workspace. Only system statements read it.
create table installation (
  name text primary key,
  value text not null,
  updated_at timestamptz not null default now()
);
