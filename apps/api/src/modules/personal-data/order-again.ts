import type { DayRefusalCode } from '@yay/contract/codes';
import type { LostLunch } from '@yay/contract/personal-data/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { dayKey } from '@yay/domain/week';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { type RequestedDay, type SaveParts, saveWeek } from '../orders/index.ts';
import { findManaged } from '../users/index.ts';
import { type LostRow, lostLunches, weekVersion } from './closing.repo.ts';

/** Returns the lunches that a restored family lost with its account and has not ordered since. */
export async function listLostLunches(
  source: Queryable,
  actor: Actor,
  userId: number,
): Promise<LostLunch[] | Refusal> {
  const person = await findManaged(source, actor, userId);
  if (isRefusal(person)) return person;
  return (await lostLunches(source, userId)).map(present);
}

export interface OrderedAgain {
  readonly ordered: LostLunch[];
  readonly refused: (LostLunch & { readonly code: DayRefusalCode })[];
}

/**
 * Orders the lunches that a family lost with its account, by the ordinary save: today's prices, hours
 * and allergies decide, week by week. Lunches that can't come back are in the answer with the reason.
 */
export async function orderAgain(
  parts: SaveParts,
  actor: Actor,
  userId: number,
): Promise<OrderedAgain | Refusal> {
  const person = await findManaged(parts.db, actor, userId);
  if (isRefusal(person)) return person;
  const lost = await lostLunches(parts.db, userId);
  const outcome: OrderedAgain = { ordered: [], refused: [] };
  let refusal: Refusal | null = null;
  for (const [monday, lunches] of Map.groupBy(lost, (lunch) => lunch.monday)) {
    const codes = await saveLost(parts, actor, userId, monday, lunches);
    if (isRefusal(codes)) {
      refusal = codes;
      break;
    }
    for (const lunch of lunches) {
      const code = codes.get(dayKey(lunch.luncher_id, lunch.date)) ?? null;
      if (code === null) outcome.ordered.push(present(lunch));
      else outcome.refused.push({ ...present(lunch), code });
    }
  }
  // Weeks before the one that was refused are saved, and on record.
  if (outcome.ordered.length + outcome.refused.length > 0) {
    await parts.db.tx((tx) =>
      record(tx, actor, {
        action: 'personal_data.ordered_again',
        subject: { type: 'user', id: userId, label: `${person.first} ${person.last}` },
        aboutUserId: userId,
        after: {
          ordered_lunches: outcome.ordered.length,
          refused_lunches: outcome.refused.length,
        },
      }),
    );
  }
  return refusal ?? outcome;
}

const MOST_CONFLICTS = 2;

type Codes = Map<string, DayRefusalCode | null>;

/** Saves one week; a meal that has changed since is refused, and the others are ordered. */
async function saveLost(
  parts: SaveParts,
  actor: Actor,
  userId: number,
  monday: PlainDate,
  lunches: readonly LostRow[],
): Promise<Codes | Refusal> {
  const codes: Codes = new Map();
  let days = lunches.map(requestedDay);
  let conflicts = 0;
  while (days.length > 0) {
    const saved = await saveWeek(parts, actor, {
      userId,
      monday,
      version: await weekVersion(parts.db, userId, monday),
      lunchers: [...new Set(days.map(({ luncherId }) => luncherId))].map((id) => ({ id })),
      days,
      code: { kind: 'keep' },
      mayLoseCode: true,
      sendMail: true,
      key: null,
      fingerprint: '',
    });
    if (!isRefusal(saved)) {
      for (const { luncher_id: id, date, code } of saved.data.results) {
        codes.set(dayKey(id, date), code);
      }
      return codes;
    }
    // The family saved in between: the week is tried again on its new version.
    if (saved.code === 'version_conflict' && conflicts < MOST_CONFLICTS) {
      conflicts += 1;
      continue;
    }
    const wrong = Object.keys(saved.errors ?? {});
    const isSound = ({ path }: RequestedDay) => !wrong.some((field) => field.startsWith(path));
    const sound = days.filter(isSound);
    if (sound.length === days.length) return saved;
    for (const { path } of days.filter((day) => !isSound(day))) codes.set(path, 'not_on_menu');
    days = sound;
  }
  return codes;
}

const requestedDay = (lunch: LostRow): RequestedDay => ({
  luncherId: lunch.luncher_id,
  date: lunch.date,
  selection: {
    kind: 'meal',
    itemId: lunch.item_id,
    optionIds: lunch.option_ids,
    extraIds: lunch.extra_ids,
  },
  shownFee: undefined,
  shownTotal: undefined,
  repeat: false,
  path: dayKey(lunch.luncher_id, lunch.date),
});

const present = ({ luncher_id, luncher, date, item_name }: LostRow): LostLunch => ({
  luncher_id,
  luncher,
  date,
  item_name,
});
