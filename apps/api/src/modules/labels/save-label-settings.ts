import type { LabelSettings } from '@yay/contract/labels/calls';
import { childrenScopeOf } from '@yay/domain/access';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { changedParts, record } from '../activity/index.ts';
import { contactsOf, findSchool, writeSettings, writeSubscription } from './labels.repo.ts';
import { settingsOf } from './present-labels.ts';

const flat = ({ sheet, sort, shift }: LabelSettings) => ({
  sheet,
  sort,
  shift: `${shift.across}, ${shift.down}`,
});

export const saveSettings = (
  db: Db,
  actor: Actor,
  schoolId: number,
  settings: LabelSettings,
): Promise<{ data: LabelSettings } | Refusal> =>
  db.tx(async (tx) => {
    const school = await findSchool(tx, childrenScopeOf(actor), schoolId);
    if (school === undefined) return refuse(404, 'not_found');
    await writeSettings(tx, school.id, settings);
    const changed = changedParts(flat(settingsOf(school)), flat(settings));
    if (changed !== null) {
      await record(tx, actor, {
        action: 'labels.settings_changed',
        subject: { type: 'destination', id: school.id, label: school.name },
        ...changed,
      });
    }
    return { data: settings };
  });

/** The days whose labels are mailed. Somebody has to get them. */
export const saveSubscription = (
  db: Db,
  actor: Actor,
  schoolId: number,
  asked: readonly number[],
): Promise<{ data: { days: number[] } } | Refusal> =>
  db.tx(async (tx) => {
    const school = await findSchool(tx, childrenScopeOf(actor), schoolId);
    if (school === undefined) return refuse(404, 'not_found');
    const days = [...new Set(asked)].sort();
    if (days.length > 0 && (await contactsOf(tx, school.id)).length === 0) {
      return refuse(422, 'invalid', { days: ['labels_no_contact'] });
    }
    await writeSubscription(tx, school.id, days);
    const before = [...school.days].sort();
    if (before.join() !== days.join()) {
      await record(tx, actor, {
        action: 'labels.subscription_changed',
        subject: { type: 'destination', id: school.id, label: school.name },
        before: { days: before },
        after: { days },
      });
    }
    return { data: { days } };
  });
