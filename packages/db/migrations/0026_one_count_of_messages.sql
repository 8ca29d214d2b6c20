-- The caller of forget_day finds the old days itself.
drop function forget_days;
