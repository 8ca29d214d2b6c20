-- What a row of a transcript is: a message, what a visitor wrote into the contact form, or what a person did.
alter table messages
  add column kind text not null default 'message' check (kind in ('message', 'form', 'status')),
  add column status text check (status in ('joined', 'closed'));

-- When a person last typed, and their name. It is shown for some seconds.
alter table conversations add column typing_at timestamp(3) with time zone, add column typing_name text;
