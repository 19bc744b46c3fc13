import type { Locale } from '@yay/words/locales';
import type { Queryable } from '../../platform/db/index.ts';

export interface SiteSchool {
  id: number;
  name: string;
  city: string;
  delivers: boolean;
}

/** Schools as visitors may know of them: those that we deliver to, and those that will be. */
export const siteSchools = (source: Queryable): Promise<SiteSchool[]> =>
  source.query<SiteSchool>(
    'public_site.schools',
    `select d.id, d.name, coalesce(d.city, '') as city, d.status = 'active' as delivers
     from destinations d where d.status <> 'archived' order by lower(d.name), d.id`,
  );

/** A page that visitors see, in one of its languages. */
export interface ShownPage {
  id: number;
  path: string;
  locale: Locale;
  title: string;
}

export interface SiteLinksRow {
  /** The site option of the menus, as it stands. */
  menus: unknown;
  pages: ShownPage[];
}

/** Every page that there is at an instant, and the menus that lead to some of them. */
export async function siteLinksRow(source: Queryable, at: string): Promise<SiteLinksRow> {
  const [row] = await source.query<SiteLinksRow>(
    'public_site.links',
    `select (select fields from site_options where type = 'site_menus') as menus,
       coalesce((select json_agg(json_build_object('id', p.id, 'path', p.path, 'locale', v.locale,
         'title', v.title)) from pages p join page_versions_at($1) v on v.page_id = p.id), '[]') as pages`,
    [at],
  );
  return row ?? { menus: null, pages: [] };
}

export interface SiteMeal {
  id: number;
  name: string;
  name_es: string | null;
  price_cents: number;
  picture: string;
  tint: string;
  is_extra: boolean;
  vendor: string;
  /** Thumbs of the last seven days. */
  votes: number;
  likes: number;
}

/** Meals that menus of the next four weeks offer, the cheapest first, with the thumbs of a week. */
export const siteMeals = (source: Queryable): Promise<SiteMeal[]> =>
  source.query<SiteMeal>(
    'public_site.meals',
    `with coming as materialized (
       select distinct menu_id from plain_scheduled_menus
       where date between office_today() and office_today() + 27 and menu_id is not null),
     thumbs as (select r.item_id, count(*)::int as votes, sum(r.rating)::int as likes
       from ratings r where r.updated_at > app_now() - interval '7 days' group by r.item_id)
     select i.id, i.name, i.name_es, i.price_cents, i.picture, i.tint, i.is_extra, v.display_name as vendor,
       coalesce(t.votes, 0) as votes, coalesce(t.likes, 0) as likes
     from offered_items o join items i on i.id = o.id join vendors v on v.id = o.vendor_id
     left join thumbs t on t.item_id = i.id
     where not o.is_extra
       and exists (select from menu_items m join coming c on c.menu_id = m.menu_id where m.item_id = i.id)
     order by i.price_cents, i.id`,
  );

/** Counts the families that gave a thumb in the last seven days. */
export async function familiesWithThumbs(source: Queryable): Promise<number> {
  const [row] = await source.query<{ families: number }>(
    'public_site.families_with_thumbs',
    `select count(distinct l.user_id)::int as families
     from ratings r join lunchers l on l.id = r.luncher_id
     where r.updated_at > app_now() - interval '7 days'`,
  );
  return row?.families ?? 0;
}
