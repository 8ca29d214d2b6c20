-- A greeting that takes the place of the usual one for some days: {text, from, until}; null is none.
alter table bots add seasonal_greeting jsonb;
