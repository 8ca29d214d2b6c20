-- How often the test cases of a bot run by themselves.
alter table bots
  add column test_schedule text not null default 'never' check (test_schedule in ('never', 'daily', 'weekly')),
  add column tests_due_at timestamp(3) with time zone;
create index bots_with_tests_due on bots (tests_due_at) where tests_due_at is not null;
