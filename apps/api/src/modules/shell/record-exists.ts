import { PAGES } from '@yay/contract/pages';
import { schoolScopeOf, vendorScopeOf } from '@yay/domain/access';
import { REQUEST_READERS } from '@yay/domain/requests';
import { idOfSlug } from '@yay/domain/text';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { MatchedPage } from './match-page.ts';

type Find = (source: Queryable, id: number, userId: number) => Promise<readonly unknown[]>;

/** Finds the record that a variable of a page's path names. */
const FINDERS: Readonly<Record<string, Find>> = {
  $user: (source, id) => source.query('shell.find_user', 'select from users where id = $1', [id]),
  $school: (source, id) =>
    source.query('shell.find_school', 'select from destinations where id = $1', [id]),
  $vendor: (source, id) =>
    source.query('shell.find_vendor', 'select from vendors where id = $1', [id]),
  $item: (source, id) => source.query('shell.find_item', 'select from items where id = $1', [id]),
  $menu: (source, id) => source.query('shell.find_menu', 'select from menus where id = $1', [id]),
  $discount: (source, id) =>
    source.query('shell.find_discount', 'select from discounts where id = $1', [id]),
  $market: (source, id) =>
    source.query('shell.find_market', 'select from markets where id = $1', [id]),
  $trip: (source, id) =>
    source.query('shell.find_trip', 'select from class_trips where id = $1', [id]),
  // Of a kind that she may not read, there is none.
  $request: (source, id, userId) =>
    source.query(
      'shell.find_request',
      `select from requests r
       join jsonb_each_text($3::jsonb) reader on reader.key = r.kind
       where r.id = $1 and exists (
         select from user_roles ur join role_permissions rp on rp.role = ur.role
         where ur.user_id = $2 and rp.permission = reader.value)`,
      [id, userId, JSON.stringify(REQUEST_READERS)],
    ),
  $page: (source, id) => source.query('shell.find_page', 'select from pages where id = $1', [id]),
  $redirect: (source, id) =>
    source.query('shell.find_redirect', 'select from redirects where id = $1', [id]),
  $run: (source, id) =>
    source.query('shell.find_run', 'select from reconciliation_runs where id = $1', [id]),
};

/** The portals of schools and vendors: their pages are for those who have a place there. */
const OWN_FINDERS: Readonly<Record<string, Find>> = {
  '/schools/$school': (source, id, userId) =>
    source.query(
      'shell.find_own_school',
      'select from destination_users where destination_id = $1 and user_id = $2',
      [id, userId],
    ),
  '/schools/$trip': (source, id, userId) =>
    source.query(
      'shell.find_own_trip',
      `select from class_trips t join destination_users u on u.destination_id = t.destination_id
       where t.id = $1 and u.user_id = $2`,
      [id, userId],
    ),
  '/vendors/$vendor': (source, id, userId) =>
    source.query(
      'shell.find_own_vendor',
      'select from vendor_users where vendor_id = $1 and user_id = $2',
      [id, userId],
    ),
};

/**
 * Tells whether the records that a path names are there for its reader. A page of none answers 404,
 * as its call does.
 */
export async function recordExists(
  source: Queryable,
  actor: Actor | null,
  { name, variables }: MatchedPage,
): Promise<boolean> {
  for (const [variable, segment] of Object.entries(variables)) {
    const findAny = FINDERS[variable];
    if (findAny === undefined) continue;
    const { path } = PAGES[name];
    const findOwn = OWN_FINDERS[`/${path.split('/')[1]}/${variable}`];
    // Portals name their places by words and a number, the team's pages by the number alone.
    const id = findOwn || /^\d+$/.test(segment) ? idOfSlug(segment) : null;
    if (id === null) return false;
    const find = findOwn && actor !== null && !seesEvery(path, actor) ? findOwn : findAny;
    const rows = await find(source, id, actor?.userId ?? 0);
    if (rows.length === 0) return false;
  }
  return true;
}

const seesEvery = (path: string, actor: Actor): boolean =>
  (path.startsWith('/vendors/') ? vendorScopeOf(actor) : schoolScopeOf(actor)) === 'every';
