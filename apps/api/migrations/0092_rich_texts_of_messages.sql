-- The text of a message and of the site's alert is a document of paragraphs with bold and italic
-- words. What was written as plain text becomes one, each of its paragraphs a paragraph; a line that
-- ends within one keeps its end.
create function text_document(words text) returns jsonb
language sql immutable strict parallel safe as $$
  select case when count(*) > 0 then jsonb_build_object('type', 'doc', 'content', jsonb_agg(
    jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(
      jsonb_build_object('type', 'text', 'text', line))) order by place)) end
  from (select btrim(part, E' \t\n') as line, place
    from regexp_split_to_table(replace(replace(words, E'\r\n', E'\n'), E'\r', E'\n'), '\n[ \t]*\n')
      with ordinality as parts (part, place)) paragraphs
  where line <> ''
$$;

-- The words of a document, for who searches them.
create function document_text(document jsonb) returns text
language sql immutable strict parallel safe as $$
  select coalesce(string_agg(word #>> '{}', ' ' order by place), '')
  from jsonb_path_query(document, 'strict $.**.text') with ordinality as words (word, place)
  where jsonb_typeof(word) = 'string'
$$;

alter table message_modals
  drop constraint message_modals_copy_check,
  drop constraint message_modals_copy_es_check,
  alter column copy drop default,
  alter column copy_es drop default,
  alter column copy drop not null,
  alter column copy_es drop not null,
  alter column copy type jsonb using text_document(copy),
  alter column copy_es type jsonb using text_document(copy_es);
alter table message_modals
  add constraint message_modals_copy_check
    check (jsonb_typeof(copy) = 'object' and length(document_text(copy)) <= 5000),
  add constraint message_modals_copy_es_check
    check (jsonb_typeof(copy_es) = 'object' and length(document_text(copy_es)) <= 5000);

-- The alert as it is, and each change of it, which can be put back.
create function alert_of_documents(fields jsonb) returns jsonb
language sql immutable strict parallel safe as $$
  select fields || coalesce((select jsonb_object_agg(name, text_document(fields ->> name))
    from unnest(array['copy', 'copy_es']) name
    where jsonb_typeof(fields -> name) = 'string'), '{}')
$$;
update site_options set fields = alert_of_documents(fields) where type = 'site_alert';
update site_option_changes
set before = alert_of_documents(before), after = alert_of_documents(after)
where type = 'site_alert';
drop function alert_of_documents(jsonb);
drop function text_document(text);

-- Links at the end of a page or an article, as a list of their own beside its text.
alter table page_versions
  add column links jsonb check (jsonb_typeof(links) = 'object');
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
    or (old.title, old.description, old.asset_id, old.body, old.links, old.publish_at)
      is distinct from (new.title, new.description, new.asset_id, new.body, new.links, new.publish_at)
    or (old.topic_ids is distinct from new.topic_ids
      and current_setting('yay.merging_terms', true) is distinct from 'on') then
    raise exception 'a published version is not changed' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
