-- The secret that a site signs its visitors' identities with, encrypted. One that was replaced holds until `identity_previous_until`.
alter table bots
  add identity_secret text,
  add identity_previous_secret text,
  add identity_previous_until timestamp(3) with time zone;
