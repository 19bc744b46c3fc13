-- Two tags become one: what was published about either is about the one that stays. Nothing else of a
-- published version changes.
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
  if new.state = 'draft' or (old.title, old.description, old.asset_id, old.body, old.publish_at)
      is distinct from (new.title, new.description, new.asset_id, new.body, new.publish_at)
    or (old.topic_ids is distinct from new.topic_ids
      and current_setting('yay.merging_terms', true) is distinct from 'on') then
    raise exception 'a published version is not changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;

create index page_versions_topic_ids_idx on page_versions using gin (topic_ids);
