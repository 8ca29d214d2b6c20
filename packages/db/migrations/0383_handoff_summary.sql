-- The chat model's summary of a conversation for the person who takes it over, and the handoff that it was written for.
alter table conversations add summary text, add summary_of timestamptz;
