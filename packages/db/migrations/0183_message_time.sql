-- The position of a message is taken under the lock of its conversation. Its time is read then too, and not when its statement began
-- to wait: a list by position is also a list by time.
alter table messages alter column created_at set default clock_timestamp();
