-- The public key that opens the visitors' surface of one bot. It is not secret, but cannot be guessed (122 random bits).
create or replace function new_public_key() returns text
language sql volatile as $$ select 'pub_' || translate(gen_random_uuid()::text, '-', '') $$;
