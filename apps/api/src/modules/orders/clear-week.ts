import type { deleteOrdersBulk, SaveResult } from '@yay/contract/orders';
import { addDays, isWeekday, type PlainDate } from '@yay/domain/calendar';
import type { z } from 'zod';
import {
  type Actor,
  type FieldErrors,
  isRefusal,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import { checkDates } from './check-wanted.ts';
import { type SaveParts, saveWeek } from './save-week.ts';

type Body = z.output<typeof deleteOrdersBulk.body & {}>;

/** Takes back what is ordered on these days, as far as it can be. */
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
        wanted: { kind: 'nothing' } as const,
        shownFee: undefined,
        shownTotal: undefined,
        repeat: false,
        path: `lunchers.${index}.dates`,
      })),
    ),
    code: { kind: 'keep' },
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
  const sunday = addDays(body.mondayOfWeek, 6);
  const wrong = body.lunchers.flatMap(({ dates: { start, end } }, index) => {
    if (start < body.mondayOfWeek || end > sunday) {
      return [[`lunchers.${index}.dates`, ['other_week']] as const];
    }
    return end < start ? [[`lunchers.${index}.dates`, ['invalid']] as const] : [];
  });
  return wrong.length > 0 ? Object.fromEntries(wrong) : null;
}

function daysFrom({ start, end }: { start: PlainDate; end: PlainDate }): PlainDate[] {
  const days: PlainDate[] = [];
  for (let date = start; date <= end; date = addDays(date, 1)) {
    if (isWeekday(date)) days.push(date);
  }
  return days;
}
