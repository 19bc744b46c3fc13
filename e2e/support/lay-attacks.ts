import { KEPT } from './attacks.ts';
import { dropChecks } from './drop-checks.ts';
import type { World } from './test.ts';

/** Starts a text with all attacks, so that a search finds it. */
export const ALL_ATTACKS = 'All attacks';
const ALL = [ALL_ATTACKS, ...KEPT].join('\n\n');
/** A text of the editor: each attack bold, italic, and as what the editor does not know. */
const DOCUMENT = {
  type: 'doc',
  content: KEPT.map((text) => ({
    type: 'paragraph',
    content: [
      { type: 'text', text, marks: [{ type: 'bold' }, { type: 'italic' }] },
      { type: 'text', text, marks: [{ type: text, attrs: { [text]: text } }] },
      { type: text, text, attrs: { onclick: text }, content: [{ type: 'text', text }] },
    ],
  })),
};
const LINK = 'javascript:alert(1)';
/** Every attack with its place among them. */
const GIVEN = `given as (select value as words, place::int
  from jsonb_array_elements_text($1) with ordinality as one (value, place))`;
const words = JSON.stringify(KEPT.map((vector) => vector.trim() || 'x'));

const CHECKED = ['message_modals', 'redirects', 'requests', 'request_entries', 'terms', 'assets'];

/** Lays every attack past every check, where the team and visitors write outside of pages. */
export async function layAttacks(world: World): Promise<{
  readonly modal: number;
  readonly redirect: number;
  /** One with all attacks in its history, and one with all of them in each of its fields. */
  readonly requests: readonly number[];
  /** Addresses that lead to what is no address. */
  readonly redirects: readonly string[];
}> {
  const others: Record<string, string[]> = {
    redirects: ['redirects_from_path_key'],
    assets: ['assets_service_public_id_key'],
  };
  for (const table of CHECKED) await dropChecks(world.rows, table, others[table]);
  // A row that holds all attacks at once is too long for an index.
  for (const table of ['redirects', 'terms', 'requests']) {
    await world.rows(
      `do $$ declare held record; begin
         for held in select indexrelid::regclass as name from pg_index
           where indrelid = '${table}'::regclass
             and not indisprimary and indexrelid not in (select conindid from pg_constraint)
         loop execute format('drop index %s', held.name); end loop;
       end $$`,
    );
  }
  await world.rows(
    `with ${GIVEN} insert into terms (name) select words from given union select $2`,
    [words, ALL],
  );
  await laySettings(world);
  return {
    modal: await layMessages(world, await layPicture(world)),
    requests: await layRequests(world),
    ...(await layRedirects(world)),
  };
}

/** Lays a picture with all attacks in each of its fields, and every attack as a tag. */
async function layPicture(world: World): Promise<number> {
  const [picture] = await world.rows<{ id: number }>(
    `insert into assets (name, alt, alt_es, description, format, service, public_id, version, width,
       height, bytes)
     select $1, $1, $1, $1, format, service, public_id, version, width, height, bytes
     from assets order by id limit 1 returning id`,
    [ALL],
  );
  const id = picture?.id ?? 0;
  await world.rows(
    `with ${GIVEN} insert into asset_terms (asset_id, term_id)
     select $2::int, id from terms where name = $3 or name in (select words from given)`,
    [words, id, ALL],
  );
  return id;
}

async function layMessages(world: World, picture: number): Promise<number> {
  await world.rows('update message_modals set active = false');
  await world.rows(
    `with ${GIVEN} insert into message_modals (type, headline, copy, cta_text, cta_url, paths)
     select 'image-none', words, to_jsonb(words), words, words, '{/attack}' from given`,
    [words],
  );
  const [shown] = await world.rows<{ id: number }>(
    `insert into message_modals (type, headline, copy, cta_text, cta_url, paths, active,
       image_aligned)
     values ('image-left', $1, $4, $1, $2, '{/,/lunch-calendar}', true, $3) returning id`,
    [
      ALL,
      LINK,
      JSON.stringify([
        {
          asset_id: picture,
          public_id: 'food/two-chicken-tacos',
          service: 'product',
          format: 'svg',
          alt: ALL,
        },
      ]),
      JSON.stringify(DOCUMENT),
    ],
  );
  return shown?.id ?? 0;
}

async function layRequests(world: World): Promise<readonly number[]> {
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
  const fields = ['topic', 'child', 'school', 'zip', 'lunch_at', 'job'].map((name) => [name, ALL]);
  const [whole] = await world.rows<{ id: number }>(
    `insert into requests (kind, name, email, phone, locale, message, fields, about, form_key,
       form_hash)
     values ('job', $1, $1, $1, 'en', $1, $2, $1, 'all attacks', '') returning id`,
    [ALL, JSON.stringify({ ...Object.fromEntries(fields), topic: 'other' })],
  );
  return [request, whole?.id ?? 0];
}

async function layRedirects(world: World) {
  const made = await world.rows<{ id: number; from_path: string }>(
    `with ${GIVEN} insert into redirects (from_path, to_url)
     select case when place % 20 = 0 then '/attack-way-' || place else words end, words
     from given union all select $2, $2 returning id, from_path`,
    [words, ALL],
  );
  return {
    redirect: made[0]?.id ?? 0,
    redirects: made
      .map(({ from_path: path }) => path)
      .filter((path) => path.startsWith('/attack-way-')),
  };
}

async function laySettings(world: World): Promise<void> {
  const fields = Object.fromEntries(
    ['headline', 'copy', 'link_text', 'headline_es', 'copy_es', 'link_text_es'].map((name) => [
      name,
      name.startsWith('copy') ? DOCUMENT : ALL,
    ]),
  );
  await world.rows(
    `with written as (insert into site_options (type, fields, version)
       values ('site_alert', $1, 9)
       on conflict (type) do update set fields = excluded.fields, version = 9
       returning type, fields)
     insert into site_option_changes (type, version, before, after)
     select type, 9, fields, fields || '{"visible": false}' from written`,
    [JSON.stringify({ ...fields, visible: true, link_url: LINK })],
  );
}
