-- The version of the rules by which a document was cut into passages. 0: before there was one.
alter table documents add column chunker integer not null default 0;
