-- Registrations: families whose address is not proved yet. One becomes an account by the code or the
-- link of its mail; one that does not is swept after a day and leaves the address free. On real time.
create table registrations (
  -- One of each address: whoever registers again begins again.
  email text primary key check (email = lower(email) and length(email) between 3 and 254),
  first text not null check (length(first) between 1 and 80),
  last text not null check (length(last) between 1 and 80),
  phone text,
  password_hash text not null,
  locale text not null check (locale in ('en', 'es')),
  -- Of whoever invited, as it was given.
  referral_code text,
  -- The browser in which it began: the link of the mail is enough there, and nowhere else.
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  -- Of the page that asks for the code.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- Of token and code together: six digits alone are guessed from their hash in a second.
  code_hash bytea not null check (octet_length(code_hash) = 32),
  link_hash bytea not null unique check (octet_length(link_hash) = 32),
  tries smallint not null default 0,
  code_expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp()
);
create index registrations_created_at_idx on registrations (created_at);
