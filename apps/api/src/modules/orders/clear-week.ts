import type { FieldCode } from '@yay/contract/codes';
import type { deleteOrdersBulk, SaveResult } from '@yay/contract/orders/calls';
import { addDays, daysBetween, isWeekday, type PlainDate } from '@yay/domain/calendar';
import type { z } from 'zod';
import {
  type Actor,
  type FieldErrors,
  isRefusal,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import { checkDates } from './check-selections.ts';
import { type SaveParts, saveWeek } from './save-week.ts';

type Body = z.output<typeof deleteOrdersBulk.body & {}>;

/** Takes back the orders of these days, as far as it can. */
export async function clearWeek(
  parts: SaveParts,
  actor: Actor,
  input: { readonly userId: number; readonly key: string | null; readonly body: Body },
): Promise<SaveResult | Refusal> {
  const { body } = input;
  const wrong =
    checkRanges(body) ??
    checkDates(
      body.mondayOfWeek,
      body.lunchers.map(({ id }) => ({ id, dates: [] })),
    );
  if (wrong) return refuse(422, 'invalid', wrong);
  const result = await saveWeek(parts, actor, {
    userId: input.userId,
    monday: body.mondayOfWeek,
    version: body.version,
    lunchers: body.lunchers,
    days: body.lunchers.flatMap(({ id, dates }, index) =>
      daysFrom(dates).map((date) => ({
        luncherId: id,
        date,
        selection: { kind: 'nothing' } as const,
        shownFee: undefined,
        shownTotal: undefined,
        repeat: false,
        path: `lunchers.${index}.dates`,
      })),
    ),
    code: { kind: 'keep' },
    mayLoseCode: true,
    sendMail: body.sendConfirmationEmail,
    key: input.key,
    fingerprint: JSON.stringify(['delete', input.userId, body]),
  });
  if (isRefusal(result)) return result;
  // A range names days on which there was nothing to take back; they are no answer to anything.
  const results = result.data.results.filter(({ outcome }) => outcome !== 'unchanged');
  return { data: { ...result.data, results } };
}

function checkRanges(body: Body): FieldErrors | null {
  const errors: Record<string, FieldCode[]> = {};
  body.lunchers.forEach(({ dates: { start, end } }, index) => {
    const isOther = start < body.mondayOfWeek || daysBetween(body.mondayOfWeek, end) > 6;
    if (isOther || end < start) {
      errors[`lunchers.${index}.dates`] = [isOther ? 'other_week' : 'invalid'];
    }
  });
  return Object.keys(errors).length > 0 ? errors : null;
}

function daysFrom({ start, end }: { start: PlainDate; end: PlainDate }): PlainDate[] {
  return Array.from({ length: daysBetween(start, end) + 1 }, (_, index) =>
    addDays(start, index),
  ).filter(isWeekday);
}
