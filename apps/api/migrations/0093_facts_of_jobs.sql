-- Facts by which visitors compare jobs, such as the place and the hours: a short text each.
alter table page_versions
  add column job jsonb check (jsonb_typeof(job) = 'object');
create or replace function keep_published_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state = 'draft' then return old; end if;
    raise exception 'a published version is kept' using errcode = 'integrity_constraint_violation';
  end if;
  if (old.page_id, old.locale, old.number) is distinct from (new.page_id, new.locale, new.number) then
    raise exception 'a version stays with its page' using errcode = 'integrity_constraint_violation';
  end if;
  if old.state = 'draft' or (old.state = 'scheduled' and old.publish_at > app_now()) then return new; end if;
  if new.state = 'draft'
    or (old.title, old.description, old.asset_id, old.body, old.links, old.job, old.publish_at)
      is distinct from (new.title, new.description, new.asset_id, new.body, new.links, new.job,
        new.publish_at)
    or (old.topic_ids is distinct from new.topic_ids
      and current_setting('yay.merging_terms', true) is distinct from 'on') then
    raise exception 'a published version is not changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
