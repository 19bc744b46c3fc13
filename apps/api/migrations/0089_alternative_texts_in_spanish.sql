-- What a picture shows, for those who read Spanish and don't see it. Empty: as it is said in English.
alter table assets add column alt_es text not null default '';

create function alt_in(language text, alt text, alt_es text) returns text
language sql immutable parallel safe as $$
  select case when language = 'es' and alt_es <> '' then alt_es else alt end
$$;

-- The pictures of a message as they are now, and as they are said in a language.
drop function pictures_now(jsonb);
create function pictures_now(pictures jsonb, language text default 'en') returns jsonb
language sql stable strict parallel safe as $$
  select coalesce(jsonb_agg(
    case when a.id is null then picture else jsonb_build_object('asset_id', a.id,
      'public_id', a.public_id, 'service', 'media', 'format', a.format, 'version', a.version,
      'alt', alt_in(language, a.alt, a.alt_es)) end
    order by place), '[]')
  from jsonb_array_elements(pictures) with ordinality as listed (picture, place)
  left join assets a on a.deleted_at is null and (a.id = (picture->>'asset_id')::int
    or (picture->>'asset_id' is null and picture->>'service' = 'media'
      and a.public_id = picture->>'public_id'))
$$;
