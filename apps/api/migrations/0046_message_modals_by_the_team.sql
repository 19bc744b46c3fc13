-- Messages that the team writes and changes ----------------------------------------------------
alter table message_modals
  -- Grows with every change; a change names the one that it saw.
  add column version integer not null default 1,
  add column updated_at timestamptz not null default app_now(),
  add column created_by integer references users(id) on delete set null,
  -- Readers of that language alone; null for everybody.
  add column locale text check (locale in ('en', 'es'));

-- The pictures of a message as they are now: one of the library by its number, whatever the file
-- is by now. One that ships with the product stays as it was written.
create function pictures_now(pictures jsonb) returns jsonb
language sql stable strict parallel safe as $$
  select coalesce(jsonb_agg(
    case when a.id is null then picture else jsonb_build_object('asset_id', a.id,
      'public_id', a.public_id, 'service', 'media', 'format', a.format, 'version', a.version,
      'alt', a.alt) end
    order by place), '[]')
  from jsonb_array_elements(pictures) with ordinality as listed (picture, place)
  left join assets a on a.deleted_at is null and (a.id = (picture->>'asset_id')::int
    or (picture->>'asset_id' is null and picture->>'service' = 'media'
      and a.public_id = picture->>'public_id'))
$$;

-- Addresses that were left, the latest first, of one message.
create index message_modal_addresses_latest_idx
  on message_modal_addresses (modal_id, captured_at desc, id desc);

-- One of the library needs no more than its number.
create or replace function are_pictures(pictures jsonb) returns boolean
language sql immutable strict parallel safe as $$
  select case when jsonb_typeof(pictures) = 'array' then not exists (
    select from jsonb_array_elements(pictures) picture
    where case when picture ? 'asset_id' then coalesce(jsonb_typeof(picture->'asset_id') <> 'number', true)
      else coalesce(picture->>'public_id', '') !~ '^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*$'
        or coalesce(picture->>'format', '') !~ '^[a-z0-9]{2,5}$'
        or coalesce(picture->>'service', '') not in ('media', 'product') end) else false end
$$;
