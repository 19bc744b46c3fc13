import type { SaveResult, updateOrdersBulk } from '@yay/contract/orders/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { DaySelection } from '@yay/domain/week';
import type { z } from 'zod';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { NAMED_CODES } from '../discounts/index.ts';
import { checkDates } from './check-selections.ts';
import { type SaveParts, saveWeek } from './save-week.ts';
import type { RequestedDay, WeekSave } from './week-save.ts';

type Body = z.output<typeof updateOrdersBulk.body & {}>;

/** Saves the choices of a family for a week as its orders. */
export async function placeWeek(
  parts: SaveParts & { readonly limits: Limits },
  actor: Actor,
  input: { readonly userId: number; readonly key: string | null; readonly body: Body },
): Promise<SaveResult | Refusal> {
  const { body } = input;
  const wrong =
    checkDates(
      body.mondayOfWeek,
      body.lunchers.map(({ id, selections }, luncher) => ({
        id,
        dates: selections.map(({ date }, index) => ({
          date,
          path: `lunchers.${luncher}.selections.${index}.date`,
        })),
      })),
    ) ?? otherWeek(body);
  if (wrong) return refuse(422, 'invalid', wrong);
  const code = codeOf(body);
  // The answer says whether a code counts, so codes can't be tried here without end either.
  if (code.kind === 'code') {
    const spent = await parts.limits.spend(NAMED_CODES, String(actor.userId));
    if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  }
  return saveWeek(parts, actor, {
    userId: input.userId,
    monday: body.mondayOfWeek,
    version: body.version,
    lunchers: body.lunchers,
    days: body.lunchers.flatMap(requestedDays),
    code,
    mayLoseCode: body.discounts[0]?.saveWithout ?? false,
    sendMail: body.sendConfirmationEmail,
    seeds: body.lunchers
      .filter(({ selections }) => selections.some((entry) => entry.repeatSeed))
      .map(({ id }) => id),
    key: input.key,
    fingerprint: JSON.stringify(['put', input.userId, body]),
  });
}

function otherWeek(body: Body) {
  const named: PlainDate | undefined = body.discounts[0]?.mondayOfDiscountedWeek;
  return named === undefined || named === body.mondayOfWeek
    ? null
    : ({ 'discounts.0.mondayOfDiscountedWeek': ['other_week'] } as const);
}

function codeOf({ discounts }: Body): WeekSave['code'] {
  const [named] = discounts;
  if (!named) return { kind: 'keep' };
  return named.discountCode ? { kind: 'code', code: named.discountCode } : { kind: 'none' };
}

function requestedDays(
  { id, selections }: Body['lunchers'][number],
  luncher: number,
): RequestedDay[] {
  return selections.map((entry, index) => ({
    luncherId: id,
    date: entry.date,
    selection: selectionOf(entry),
    shownFee: entry.lateFee,
    shownTotal: entry.expectedTotal,
    repeat: false,
    path: `lunchers.${luncher}.selections.${index}`,
  }));
}

function selectionOf(entry: Body['lunchers'][number]['selections'][number]): DaySelection {
  const { entreeId, optionIds, extraIds } = entry;
  if (entry.chooseRandomDailySpecial) return { kind: 'surprise', extraIds };
  return entreeId === null
    ? { kind: 'nothing' }
    : { kind: 'meal', itemId: entreeId, optionIds, extraIds };
}
