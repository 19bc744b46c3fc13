import type { SchoolSetup } from '@yay/contract/school-setup/calls';
import { schoolScopeOf } from '@yay/domain/access';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type FieldErrors, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { presentSetup, versionOfPeriods } from './get-school-setup.ts';
import {
  groupsOf,
  lockSchool,
  type PeriodRow,
  periodsOf,
  replacePeriods,
} from './school-setup.repo.ts';

/** Makes the lunch periods of a school those that are listed: at most one for a group of grades. */
export const savePeriods = (
  db: Db,
  actor: Actor,
  schoolId: number,
  given: { readonly version: string; readonly list: readonly PeriodRow[] },
): Promise<{ data: SchoolSetup } | Refusal> =>
  db.tx(async (tx) => {
    const school = await lockSchool(tx, schoolScopeOf(actor), schoolId);
    if (school === undefined) return refuse(404, 'not_found');
    const periods = await periodsOf(tx, school.id);
    if (versionOfPeriods(periods) !== given.version) return refuse(409, 'version_conflict');
    const errors = wrongLines(given.list, await groupsOf(tx, school.id));
    if (Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);
    await replacePeriods(tx, school.id, given.list);
    await record(tx, actor, {
      action: 'school_setup.periods_changed',
      subject: { type: 'destination', id: school.id, label: school.name },
      before: { lunch_periods: said(periods) },
      after: { lunch_periods: said(given.list) },
    });
    return presentSetup(tx, actor, school.id);
  });

function wrongLines(list: readonly PeriodRow[], groups: readonly string[]): FieldErrors {
  const errors: Record<string, FieldErrors[string]> = {};
  const seen = new Set<string>();
  for (const [at, { group, starts_at: start, ends_at: end }] of list.entries()) {
    if (seen.has(group)) errors[`list.${at}.group`] = ['duplicate'];
    else if (!groups.includes(group)) errors[`list.${at}.group`] = ['invalid'];
    seen.add(group);
    if (end <= start) errors[`list.${at}.ends_at`] = ['ends_before_start'];
  }
  return errors;
}

const said = (periods: readonly PeriodRow[]): string =>
  periods
    .map(({ group, name, starts_at: start, ends_at: end }) => `${group}: ${name} ${start}-${end}`)
    .join(', ');
