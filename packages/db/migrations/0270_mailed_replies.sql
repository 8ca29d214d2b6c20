-- Since when a person's reply waits for a visitor who has not seen it; null once he has, or once it was mailed.
alter table conversations add reply_unseen_since timestamptz(3);
