-- The logo of a bot: its bytes, their media type, and a name of this version, which is in its address.
alter table bots add logo bytea, add logo_type text, add logo_version text;
alter table bots alter column logo set storage external;
