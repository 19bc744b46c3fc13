import type { Bag, HandOutDay, HandOutEvent } from '@yay/contract/handouts/calls';
import { whyNotSafe } from '@yay/domain/allergy';
import { isWeekday } from '@yay/domain/calendar';
import { lunchVersion } from '@yay/domain/handouts';
import { labelState } from '@yay/domain/labels';
import { instant, toIso } from '@yay/domain/time';
import type { Locale } from '@yay/words/locales';
import type { Db } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { contentOf, type PrintedLabel, printedLabels } from '../labels/index.ts';
import type { HandOutDoer } from './doer.ts';
import {
  type BagRow,
  type EventRow,
  eventsOfDay,
  findBags,
  findIdle,
  findSchool,
  kioskName,
  type SchoolRow,
} from './handouts.repo.ts';

/** Returns today's bags of a school with the acts on them; where there are none, the reason. */
export async function readDay(
  db: Db,
  doer: HandOutDoer,
  locale: Locale,
): Promise<{ data: HandOutDay } | Refusal> {
  const school = await findSchool(db, doer.scopeUserId, doer.destinationId);
  if (school === undefined) return refuse(404, 'not_found');
  const bags = await findBags(db, school.id, school.today);
  const events = await eventsOfDay(db, school);
  const labels = Map.groupBy(
    await printedLabels(db, school.id, school.today),
    (label) => label.order_id,
  );
  return {
    data: {
      school: { id: school.id, name: school.name },
      kiosk: doer.kioskId === null ? null : await kioskName(db, doer.kioskId),
      date: school.today,
      time_zone: school.timezone,
      server_now: toIso(school.now),
      real_now: toIso(instant(Date.now())),
      idle: bags.some((bag) => !bag.is_canceled) ? null : await readIdle(db, school, locale),
      bags: bags.map((bag) => presentBag(bag, labels.get(bag.order_id) ?? [])),
      events: events.map(presentEvent),
    },
  };
}

async function readIdle(
  db: Db,
  { id, today }: SchoolRow,
  locale: Locale,
): Promise<HandOutDay['idle']> {
  const { closure = null, next_on = null } = (await findIdle(db, id, today, locale)) ?? {};
  const why = closure === null ? (isWeekday(today) ? 'nobody' : 'weekend') : 'closed';
  return { why, closure, next_on };
}

function presentBag(
  { tolerances, parts, vendor, ...row }: BagRow,
  printed: readonly PrintedLabel[],
): Bag {
  const lunch = { ...row, tolerances, parts, vendor, allergies: row.strict };
  const now = row.is_canceled ? null : contentOf(lunch);
  const why = row.is_canceled ? undefined : whyNotSafe({ tolerances }, parts);
  const named = (kind: string) =>
    parts.filter((part) => part.kind === kind).map(({ name }) => name);
  return {
    ...row,
    options: named('option'),
    extras: named('extra'),
    not_safe:
      why === undefined ? null : { property: why.property, part: why.part.name, found: why.found },
    version: lunchVersion(parts),
    labels: printed.map(({ token, content }) => ({
      token,
      is_void: labelState(content, now) !== 'valid',
    })),
  };
}

const presentEvent = ({ seen: _, day: __, ...row }: EventRow): HandOutEvent => ({
  ...row,
  device_at: toIso(row.device_at),
  received_at: toIso(row.received_at),
});
