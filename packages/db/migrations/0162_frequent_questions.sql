-- Top questions are added up from the days of the window, first from the questions that were asked more than four times on a day.
create index analytics_questions_frequent on analytics_questions (workspace_id, day, scope) include (key, count)
  where count > 4;

-- Nothing writes these any more. The version before reads them, so the next release drops them.
comment on table question_totals is 'Unused since 0162.';
comment on column analytics_days.is_recent is 'Unused since 0162.';
drop function if exists forget_day;
