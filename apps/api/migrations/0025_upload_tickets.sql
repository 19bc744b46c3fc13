-- Tickets with which a picture was put into the built-in store. A ticket is good for one picture; the
-- same file is taken again, as by a browser that missed the answer. On real time, like the tickets.
create table media_tickets (
  public_id text primary key check (length(public_id) between 1 and 240),
  file_sha256 bytea not null check (octet_length(file_sha256) = 32),
  used_at timestamptz not null default clock_timestamp()
);
create index media_tickets_used_at_idx on media_tickets (used_at);
