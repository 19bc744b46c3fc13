import { randomUUID } from 'node:crypto';
import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { SaveConflict, SaveResult, WeekState } from '@yay/contract/orders/calls';
import { type Meal, type OpenDay, openDays, type WeekBody, weekBody } from '../lib/choices.ts';
import { type Family, headersOf, savePath } from '../lib/families.ts';
import { openWire, type Wire } from '../lib/wire.ts';
import { MONDAY } from '../lib/worlds.ts';

export type Answered = SaveResult['data'];

export interface Sent {
  readonly key: string;
  readonly body: WeekBody;
}

/** A parent who saves one random week after another and keeps every response. */
export class Parent {
  readonly family: Family;
  /** The version of the week before any save. */
  readonly firstVersion: number;
  readonly answered = new Map<string, Answered>();
  /** The save that was sent and not answered. */
  pending: Sent | undefined;
  conflicts = 0;
  private readonly days: readonly OpenDay[];
  private readonly random: () => number;
  private version: number;

  constructor(family: Family, calendar: LunchCalendar, random: () => number) {
    this.family = family;
    this.days = openDays(calendar);
    this.firstVersion = calendar.version;
    this.version = calendar.version;
    this.random = random;
  }

  /** Saves until the server is gone. */
  async saveOn(port: number): Promise<void> {
    const wire = await openWire(port).catch(() => undefined);
    if (wire === undefined) return;
    try {
      while (await this.saveOnce(wire));
    } finally {
      wire.close();
    }
  }

  private async saveOnce(wire: Wire): Promise<boolean> {
    const sent = { key: randomUUID(), body: this.randomWeek() };
    this.pending = sent;
    const answer = await send(wire, this.family, sent).catch(() => undefined);
    // While the database dies, the server may still answer with an unknown outcome.
    if (answer === undefined || answer.status >= 500) return false;
    this.pending = undefined;
    this.take(sent, answer);
    return true;
  }

  take({ key }: Sent, answer: Answer): void {
    if (answer.status === 200) {
      const { data } = answer.body as SaveResult;
      const odd = data.results.find(({ code }) => code !== null && code !== 'sold_out');
      if (odd) throw new Error(`a day that can be ordered was refused: ${JSON.stringify(odd)}`);
      this.answered.set(key, data);
      this.version = data.version;
      return;
    }
    const week = weekOfConflict(answer);
    if (week === undefined) {
      throw new Error(`a save was answered by ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    this.conflicts += 1;
    this.version = week.version;
  }

  private randomWeek(): WeekBody {
    const chosen = this.days.flatMap(({ luncherId, date, meals, extraIds }) => {
      if (this.random() < 0.3) return [];
      const meal = this.random() < 0.15 ? undefined : this.pick(meals);
      const extra = this.random() < 0.3 ? this.pick(extraIds) : undefined;
      const plate: Meal | null = meal
        ? { ...meal, extraIds: extra === undefined ? [] : [extra] }
        : null;
      return [{ luncherId, date, meal: plate }];
    });
    return weekBody(MONDAY, this.version, chosen);
  }

  private pick<Value>(values: readonly Value[]): Value | undefined {
    return values[Math.floor(this.random() * values.length)];
  }
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export async function send(wire: Wire, family: Family, { key, body }: Sent): Promise<Answer> {
  const path = savePath(family.userId);
  const headers = headersOf({ method: 'PUT', path, token: family.token, body, key });
  const answer = await wire.send('PUT', path, headers, JSON.stringify(body));
  return { status: answer.status, body: JSON.parse(answer.body.toString()) };
}

/** Returns the current week from the conflict of a save that another one overtook. */
export function weekOfConflict({ status, body }: Answer): WeekState | undefined {
  const conflict = body as SaveConflict;
  return status === 409 && conflict.code === 'version_conflict' ? conflict.week : undefined;
}
