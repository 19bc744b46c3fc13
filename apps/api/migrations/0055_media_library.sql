-- A picture is known by the hash of the file that it was made of: the same file is one picture of the
-- library. What was kept before that is not compared.
alter table media_pictures
  add column file_sha256 bytea check (octet_length(file_sha256) = 32),
  -- When another picture took its place in the library: whoever has an older page open still sees it
  -- for a day. On real time, like `created_at`.
  add column left_at timestamptz;

alter table assets add column file_sha256 bytea check (octet_length(file_sha256) = 32);
create unique index assets_file_idx on assets (file_sha256)
  where deleted_at is null and file_sha256 is not null;
create index assets_author_id_idx on assets (author_id) where deleted_at is null;

-- Files on their way into the built-in store, piece by piece: a lost connection goes on where it ended,
-- in whichever process answers then. On real time; what is left lying is swept.
create table media_uploads (
  public_id text primary key check (length(public_id) between 1 and 240),
  person_id integer not null references users(id) on delete cascade,
  length integer not null check (length between 1 and 50000000),
  received integer not null default 0 check (received between 0 and length),
  touched_at timestamptz not null default clock_timestamp()
);
create index media_uploads_person_id_idx on media_uploads (person_id);
create index media_uploads_touched_at_idx on media_uploads (touched_at);
create table media_upload_parts (
  public_id text not null references media_uploads(public_id) on delete cascade,
  at integer not null check (at >= 0),
  body bytea not null check (octet_length(body) between 1 and 1048576),
  primary key (public_id, at)
);
-- Pictures are compressed already.
alter table media_upload_parts alter column body set storage external;
