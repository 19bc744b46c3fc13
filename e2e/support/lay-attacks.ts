import { KEPT } from './attacks.ts';
import type { World } from './test.ts';

const ALL = KEPT.join('\n\n');
const LINK = 'javascript:alert(1)';
/** Every attack with its place among them. */
const GIVEN = `given as (select value as words, place::int
  from jsonb_array_elements_text($1) with ordinality as one (value, place))`;
const words = JSON.stringify(KEPT.map((vector) => vector.trim() || 'x'));

/** Lays every attack past every check, where the team and visitors write outside of pages. */
export async function layAttacks(world: World): Promise<{
  readonly modal: number;
  readonly redirect: number;
  readonly request: number;
  /** Addresses that lead to what is no address. */
  readonly redirects: readonly string[];
}> {
  await world.rows(
    `do $$ declare held record; begin
       for held in select conrelid::regclass as place, conname as name from pg_constraint
         where contype = 'c' and conrelid::regclass::text
           in ('message_modals', 'redirects', 'requests', 'request_entries', 'terms')
       loop execute format('alter table %s drop constraint %I', held.place, held.name); end loop;
     end $$`,
  );
  await world.rows(
    `with ${GIVEN} insert into terms (name) select words from given on conflict do nothing`,
    [words],
  );
  await laySettings(world);
  return {
    modal: await layMessages(world),
    request: await layRequests(world),
    ...(await layRedirects(world)),
  };
}

async function layMessages(world: World): Promise<number> {
  await world.rows('update message_modals set active = false');
  await world.rows(
    `with ${GIVEN} insert into message_modals (type, headline, copy, cta_text, cta_url, paths)
     select 'image-none', words, words, words, words, '{/attack}' from given`,
    [words],
  );
  const [shown] = await world.rows<{ id: number }>(
    `insert into message_modals (type, headline, copy, cta_text, cta_url, paths, active,
       image_aligned)
     values ('image-left', $1, $1, $1, $2, '{/,/lunch-calendar}', true, $3) returning id`,
    [
      ALL,
      LINK,
      JSON.stringify([
        { public_id: 'food/two-chicken-tacos', service: 'product', format: 'svg', alt: ALL },
      ]),
    ],
  );
  return shown?.id ?? 0;
}

async function layRequests(world: World): Promise<number> {
  const made = await world.rows<{ id: number }>(
    `with ${GIVEN} insert into requests (kind, name, email, phone, locale, message, fields, about,
       form_key, form_hash)
     select 'contact', words, words, words, 'en', words,
       jsonb_build_object('topic', 'other', 'child', words), words, 'attack ' || place, ''
     from given returning id`,
    [words],
  );
  const request = made[0]?.id ?? 0;
  await world.rows(
    `with ${GIVEN} insert into request_entries (request_id, kind, text)
     select $2::int, case when place % 2 = 0 then 'note' else 'answer' end, words from given`,
    [words, request],
  );
  return request;
}

async function layRedirects(world: World) {
  const made = await world.rows<{ id: number; from_path: string }>(
    `with ${GIVEN} insert into redirects (from_path, to_url)
     select case when place % 20 = 0 then '/attack-way-' || place else words end, words
     from given on conflict do nothing returning id, from_path`,
    [words],
  );
  return {
    redirect: made[0]?.id ?? 0,
    redirects: made
      .map(({ from_path: path }) => path)
      .filter((path) => path.startsWith('/attack-way-')),
  };
}

/** One of the attacks that fit into a line of so many letters; another for another turn. */
const upTo = (most: number, turn = 0): string => {
  const fitting = KEPT.filter(
    (one) => one.length <= most && one === one.trim() && /^\P{Cc}*alert\P{Cc}*$/u.test(one),
  );
  return fitting[(turn * 37) % fitting.length] ?? LINK;
};

async function laySettings(world: World): Promise<void> {
  const options = {
    site_alert: {
      visible: true,
      headline: ALL,
      copy: ALL,
      link_url: LINK,
      link_text: ALL,
      headline_es: ALL,
      copy_es: ALL,
      link_text_es: ALL,
    },
    // These are read as far as they are what an option may hold: what is longer counts as nothing.
    global_cta: { enabled: true, text: upTo(60), text_es: upTo(60, 1), url: '/attack' },
    blog_listing_page: {
      title: upTo(120, 2),
      introduction: upTo(400, 3),
      title_es: upTo(120, 4),
      introduction_es: upTo(400, 5),
    },
    og_default: {
      title: upTo(70, 6),
      description: upTo(200, 7),
      title_es: upTo(70, 8),
      description_es: upTo(200, 9),
    },
    contact: { email: upTo(254, 10), sms: upTo(40, 11) },
  };
  await world.rows(
    `with given as (select key as type, value as fields from jsonb_each($1)),
       written as (insert into site_options (type, fields, version)
         select type, fields, 9 from given
         on conflict (type) do update set fields = excluded.fields, version = 9)
     insert into site_option_changes (type, version, before, after)
     select type, 9, fields, fields || '{"headline": "alert"}' from given`,
    [JSON.stringify(options)],
  );
}
