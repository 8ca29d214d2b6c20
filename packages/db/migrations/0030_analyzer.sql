-- The version of the analyzer that made a passage's terms. Passages of another version are analyzed again in the background.
alter table chunks add column analyzer integer not null default 0;
