-- Whose page a person of the team opened last, each once: the start page leads back to them.
create table opened_families (
  reader_id integer not null references users(id) on delete cascade,
  user_id integer not null references users(id) on delete cascade,
  opened_at timestamptz not null default app_now(),
  primary key (reader_id, user_id)
);
create index opened_families_latest_idx on opened_families (reader_id, opened_at desc);
create index opened_families_user_id_idx on opened_families (user_id);
