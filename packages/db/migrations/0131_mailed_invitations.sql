-- Whoever opens the link of a mail has proved the address.
alter table invitations add column mailed boolean not null default false;
