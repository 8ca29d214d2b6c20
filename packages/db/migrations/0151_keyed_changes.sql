-- What a request with an Idempotency-Key changed, as "document 01a2…". It is written in the transaction of the change, so a
-- repetition knows that the change is done when the process died before it stored the answer.
alter table idempotency_keys add column changed text;
