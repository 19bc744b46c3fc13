import { isDeepStrictEqual } from 'node:util';
import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { WeekState } from '@yay/contract/orders/calls';
import { byNetwork, readWeek } from '../lib/families.ts';
import { openWire } from '../lib/wire.ts';
import { MONDAY } from '../lib/worlds.ts';
import { type Answered, type Parent, send, weekOfConflict } from './parent.ts';

/**
 * Checks a family after a kill: every acknowledged save is stored whole, and a save without a
 * response has a single outcome, however often it is retried. Returns the problems.
 */
export async function checkFamily(
  port: number,
  parents: readonly Parent[],
): Promise<{ problems: string[]; resent: number }> {
  const [first] = parents;
  if (first === undefined) return { problems: [], resent: 0 };
  const { family } = first;
  const problems: string[] = [];
  const wrong = (what: string) => problems.push(`family ${family.userId}: ${what}`);
  const read = () => readWeek(byNetwork(`http://127.0.0.1:${port}`), family, MONDAY);

  const open = parents.filter(({ pending }) => pending !== undefined);
  const found = await read();
  const known = lastAnswer(parents);
  const version = known?.version ?? first.firstVersion;
  if (found.version < version) wrong(`version ${version} was acknowledged`);
  if (found.version > version + open.length) wrong('a save that nobody sent');
  if (known?.version === found.version && !isSameWeek(found, known)) {
    wrong(`the week of version ${known.version} is not as it was acknowledged`);
  }

  const wire = await openWire(port);
  for (const parent of open) {
    const sent = parent.pending;
    if (sent === undefined) continue;
    const once = await send(wire, family, sent);
    const twice = await send(wire, family, sent);
    const isConflict = weekOfConflict(once) !== undefined;
    if (once.status !== twice.status || (!isConflict && !isDeepStrictEqual(once, twice))) {
      wrong('sent again, a save was answered in two ways');
    }
    if (isConflict && parents.length === 1) wrong('a family of one parent met a conflict');
    parent.take(sent, once);
    parent.pending = undefined;
  }
  wire.close();

  const after = await read();
  const last = lastAnswer(parents);
  if (last && (last.version !== after.version || !isSameWeek(after, last))) {
    wrong('the week is not what its last save answered');
  }
  return { problems, resent: open.length };
}

function lastAnswer(parents: readonly Parent[]): Answered | undefined {
  const all = parents.flatMap(({ answered }) => [...answered.values()]);
  return all.reduce<Answered | undefined>(
    (last, one) => (last === undefined || one.version >= last.version ? one : last),
    undefined,
  );
}

const isSameWeek = (found: LunchCalendar, acknowledged: WeekState): boolean =>
  isDeepStrictEqual(found.selections, acknowledged.selections) &&
  isDeepStrictEqual(found.order_summary, {
    ...acknowledged.order_summary,
    discount_problem: found.order_summary.discount_problem,
  });
