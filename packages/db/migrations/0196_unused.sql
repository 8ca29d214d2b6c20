-- Nothing reads these since 0194. 0001_schema.sql does not create them.
drop table if exists analytics_days, question_totals;
drop function if exists wording_key(text);
drop function if exists open_door(bytea, jsonb);
