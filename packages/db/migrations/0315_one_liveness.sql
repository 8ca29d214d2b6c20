-- A worker is alive while its process is.
drop table worker_heartbeats;
alter table processes add column works boolean not null default false;
