-- When a crawl was stopped: no page is added to it any more.
alter table crawls add stopped_at timestamp(3) with time zone;
