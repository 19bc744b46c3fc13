-- Messages to families ---------------------------------------------------------------------------
-- A link that a person of the team wrote: a path of our own, or another site over HTTP. A browser
-- reads a backslash as a slash and drops control characters before it looks.
create function is_safe_link(link text) returns boolean
language sql immutable strict parallel safe as $$
  select length(link) <= 2000 and link !~ '[\\[:cntrl:][:space:]]'
    and link ~ '^(/($|[^/])|https?://[^/?#@]+($|[/?#]))'
$$;

-- A list of pictures: each with its public_id, its format and where it is kept.
create function are_pictures(pictures jsonb) returns boolean
language sql immutable strict parallel safe as $$
  select case when jsonb_typeof(pictures) = 'array' then not exists (
    select from jsonb_array_elements(pictures) picture
    where coalesce(picture->>'public_id', '') !~ '^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*$'
      or coalesce(picture->>'format', '') !~ '^[a-z0-9]{2,5}$'
      or coalesce(picture->>'service', '') not in ('media', 'product')) else false end
$$;

-- Promotions that open over a page, one at a time.
create table message_modals (
  id integer generated always as identity primary key,
  -- Where its picture stands; image-full is a picture and nothing else.
  type text not null check (type in ('image-none', 'image-left', 'image-right', 'image-full')),
  headline text not null check (length(headline) between 1 and 200),
  copy text not null default '' check (length(copy) <= 4000),
  cta_text text not null default '' check (length(cta_text) <= 80),
  cta_type text not null default 'button' check (cta_type in ('button', 'email')),
  cta_url text check (is_safe_link(cta_url)),
  -- Beside the words, and over the whole of an image-full on an upright phone and elsewhere.
  image_aligned jsonb not null default '[]' check (are_pictures(image_aligned)),
  image_portrait jsonb not null default '[]' check (are_pictures(image_portrait)),
  image_landscape jsonb not null default '[]' check (are_pictures(image_landscape)),
  -- Of the words.
  alignment text not null default 'left' check (alignment in ('left', 'center')),
  -- Which of the full pictures: the one that fits the screen, or always the same.
  orientation text not null default 'auto' check (orientation in ('auto', 'portrait', 'landscape')),
  -- Each with the paths below it; '/' is the start page alone.
  paths text[] not null check (
    cardinality(paths) between 1 and 20 and array_position(paths, null) is null
    and array_to_string(paths, ' ') ~ '^/[^ ]*( /[^ ]*)*$'),
  audience text not null default 'all' check (audience in ('all', 'logged_in', 'newcomers')),
  starts_at timestamptz,
  ends_at timestamptz,
  active boolean not null default false,
  archived_at timestamptz,
  created_at timestamptz not null default app_now(),
  check (ends_at > starts_at)
);

-- Addresses that people left at a message that asks for one.
create table message_modal_addresses (
  id integer generated always as identity primary key,
  modal_id integer not null references message_modals(id),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  locale text not null check (locale in ('en', 'es')),
  captured_at timestamptz not null default app_now(),
  unique (modal_id, email)
);
