-- When a key of a channel ends that must be renewed; null: it does not, or nobody knows.
alter table channels add column key_ends_at timestamp(3) with time zone;
