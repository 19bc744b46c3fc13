import { type Permission, schoolScopeOf } from '@yay/domain/access';
import { REQUEST_READERS } from '@yay/domain/requests';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** Lists that say when they change, and who may see each. */
const LISTS: Readonly<Record<string, Permission | readonly Permission[]>> = {
  users: 'internal_dashboard:users',
  schools: 'internal_dashboard:schools',
  markets: 'internal_dashboard:markets',
  vendors: 'internal_dashboard:vendors',
  logs: 'internal_dashboard:logs',
  credit_code_sets: 'user:credit',
  reconciliations: 'user:billing',
  discounts: 'internal_dashboard:discounts',
  dunning: 'user:billing',
  approvals: 'user:credit',
  blackouts: ['internal_dashboard:routes', 'internal_dashboard:schools'],
  cancellation_runs: 'internal_dashboards',
  credit_uploads: 'credit:upload',
  menus: 'internal_dashboard:menus',
  substitutions: 'internal_dashboard:menus',
  meals: 'internal_dashboard:meals',
  // Every save of a family, for pages that count them.
  lunches: 'internal_dashboard:meals',
  jobs: 'vapor_ui',
  menu_schedules: 'internal_dashboard:schedules',
  supply_schedules: 'internal_dashboard:schedules',
  items: 'internal_dashboard:items',
  extra_types: 'internal_dashboard:items',
  terms: ['internal_dashboard:items', 'internal_dashboard:terms'],
  assets: ['internal_dashboard:items', 'internal_dashboard:pages'],
  price_updates: 'credit:upload',
  modals: 'internal_dashboard:pages',
  modal_addresses: 'internal_dashboard:pages',
  site_options: 'internal_dashboard:settings',
  pages: 'internal_dashboard:pages',
  redirects: 'internal_dashboard:redirects',
  // The call behind it decides which of them somebody reads.
  requests: Object.values(REQUEST_READERS),
};
const RECORDS: typeof LISTS = {
  user: 'internal_dashboard:users',
  school: 'internal_dashboard:schools',
  market: 'internal_dashboard:markets',
  vendor: 'internal_dashboard:vendors',
  discount: 'internal_dashboard:discounts',
  menu: 'internal_dashboard:menus',
  item: 'internal_dashboard:items',
  modal: 'internal_dashboard:pages',
  page: 'internal_dashboard:pages',
  redirect: 'internal_dashboard:redirects',
  request: Object.values(REQUEST_READERS),
};

const NAME = /^private-(user|list|record)\.([a-z_]{1,40}|[1-9]\d{0,9})(?:\.([1-9]\d{0,9}))?$/;

const SCHOOL = /^private-school\.([1-9]\d{0,8})$/;

/** Tells whether a person may hear a channel: a school's by her place there, others by permission. */
export const mayHear =
  (source: Queryable) =>
  async (actor: Actor, channel: string): Promise<boolean> => {
    const schoolId = Number(SCHOOL.exec(channel)?.[1]);
    return Number.isNaN(schoolId)
      ? mayHearByPermission(actor, channel)
      : mayHearSchool(source, actor, schoolId);
  };

/** One that there is not is refused to the people of schools as another one's is. */
async function mayHearSchool(source: Queryable, actor: Actor, schoolId: number): Promise<boolean> {
  if (actor.mustEnrol || actor.mustPay) return false;
  const scope = schoolScopeOf(actor);
  if (scope === 'every') return true;
  if (!actor.permissions.has('school:portal')) return false;
  const places = await source.query(
    'broadcasting.place',
    'select from destination_users where user_id = $1 and destination_id = $2',
    [scope.userId, schoolId],
  );
  return places.length > 0;
}

/**
 * Decides by permissions alone, so that the answer is the same for a record that there is and for one
 * that there is not.
 */
export function mayHearByPermission(actor: Actor, channel: string): boolean {
  const [, kind, name = '', recordId] = NAME.exec(channel) ?? [];
  if (kind === 'user') return recordId === undefined && name === String(actor.userId);
  // To somebody who has still to set up her second factor, or to pay, only her own account is open.
  if (kind === undefined || actor.mustEnrol || actor.mustPay) return false;
  if ((kind === 'record') !== (recordId !== undefined)) return false;
  const asked = ownOf(kind === 'list' ? LISTS : RECORDS, name);
  return asked !== undefined && [asked].flat().some((one) => actor.permissions.has(one));
}

const ownOf = (table: typeof LISTS, name: string) =>
  Object.hasOwn(table, name) ? table[name] : undefined;
