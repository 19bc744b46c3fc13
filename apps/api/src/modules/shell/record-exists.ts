import { schoolScopeOf, vendorScopeOf } from '@yay/domain/access';
import { idOfSlug } from '@yay/domain/text';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { MatchedPage } from './match-page.ts';

/** Finds the record that a variable of a page's path names. */
const STATEMENTS: Readonly<Record<string, string>> = {
  $user: 'select from users where id = $1',
  $school: 'select from destinations where id = $1',
  $vendor: 'select from vendors where id = $1',
  $item: 'select from items where id = $1',
  $menu: 'select from menus where id = $1',
  $discount: 'select from discounts where id = $1',
  $market: 'select from markets where id = $1',
  $run: 'select from reconciliation_runs where id = $1',
};

/** The portals of schools and vendors: their pages are for those who have a place there. */
const OWN_STATEMENTS: Readonly<Record<string, string>> = {
  schoolHome: 'select from destination_users where destination_id = $1 and user_id = $2',
  vendorHome: 'select from vendor_users where vendor_id = $1 and user_id = $2',
};

/** Segments that name no record: the list of all menus stands where one would. */
const LISTS: Readonly<Record<string, string>> = { $menu: 'all' };

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
    const statement = STATEMENTS[variable];
    if (statement === undefined || LISTS[variable] === segment) continue;
    const own = actor === null || seesEvery(name, actor) ? undefined : OWN_STATEMENTS[name];
    const id =
      name in OWN_STATEMENTS ? idOfSlug(segment) : idOfSlug(/^\d+$/.exec(segment)?.[0] ?? '');
    if (id === null) return false;
    const rows =
      own === undefined
        ? await source.query(`shell.finds ${variable}`, statement, [id])
        : await source.query(`shell.finds own ${variable}`, own, [id, actor?.userId]);
    if (rows.length === 0) return false;
  }
  return true;
}

const seesEvery = (name: MatchedPage['name'], actor: Actor): boolean =>
  (name === 'vendorHome' ? vendorScopeOf(actor) : schoolScopeOf(actor)) === 'every';
