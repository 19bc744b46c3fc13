-- A badge is a luncher's, or a person's who works at a school.
alter table badges
  alter column luncher_id drop not null,
  add column user_id integer references users(id),
  add constraint badges_holder_check check (num_nonnulls(luncher_id, user_id) = 1);
create unique index badges_user_idx on badges (user_id, format) where ended_at is null;
create index badges_user_id_idx on badges (user_id, assigned_at) where user_id is not null;
