-- While a scan is being read: the pages that were read.
alter table documents add column pages_read integer check (pages_read >= 0);
