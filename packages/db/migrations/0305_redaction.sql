-- Which personal data is replaced in what customers write.
alter table workspaces
  add redact text[] not null default '{}' check (redact <@ array['card', 'email', 'phone', 'id_number']);
