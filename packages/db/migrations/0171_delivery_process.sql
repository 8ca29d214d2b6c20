-- The process that sends an attempt, so that its attempts are free as soon as it is known to be dead.
alter table deliveries add column process_id uuid;
drop function claim_deliveries(text[], integer, integer);
