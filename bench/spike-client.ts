import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { weekBody } from './lib/choices.ts';
import { calendarPath, headersOf, savePath, type TwoWeeks } from './lib/families.ts';
import type { Storm, StormOrder, StormReply, Weathered } from './lib/open-loop.ts';
import { openWire, type Wire } from './lib/wire.ts';
import { MONDAY } from './lib/worlds.ts';

// The process that sends a storm: requests at their own pace, on as many connections as it takes.
const TICK_MS = 4;
/** The wait for the last answers, in milliseconds. */
const LAST_MS = 30_000;

interface Saver {
  readonly family: TwoWeeks;
  version: number;
  next: 0 | 1;
}
interface Tally {
  readonly latencies: number[];
  refused: number;
  readonly failed: Record<string, number>;
}

let port = 0;
let savers: Saver[] = [];
/** Families without a save under way, the one that waits for the longest time first. */
let free: Saver[] = [];
let idle: Wire[] = [];

process.on('message', async (order: StormOrder) => {
  let reply: StormReply;
  try {
    reply = { done: await obey(order) };
  } catch (error) {
    reply = { failed: (error as Error).message };
  }
  process.send?.(reply);
});

async function obey(order: StormOrder): Promise<Extract<StormReply, { done: unknown }>['done']> {
  if ('storm' in order) return weather(order.storm);
  if ('tell' in order) {
    return savers.map(({ family: { userId }, version }) => ({ userId, version }));
  }
  port = order.begin.port;
  const wire = await openWire(port);
  savers = [];
  for (const family of order.begin.families) savers.push(await openSaver(wire, family));
  wire.close();
  free = [...savers];
  return null;
}

async function openSaver(wire: Wire, family: TwoWeeks): Promise<Saver> {
  const saver: Saver = { family, version: 0, next: 0 };
  if (!(await lookUp(wire, saver))) throw new Error('a week could not be read');
  return saver;
}

/** Reads what is saved of a family's week; false when that was refused. */
async function lookUp(wire: Wire, saver: Saver): Promise<boolean> {
  const { family } = saver;
  const { status, body } = await wire.send('GET', calendarPath(MONDAY), read(family));
  if (status !== 200) return false;
  const { version, selections } = JSON.parse(body.toString());
  const [first] = family.weeks[0];
  const saved = first && selections[first.luncherId]?.[first.date]?.item_id;
  saver.version = version;
  saver.next = saved === first?.meal.entreeId ? 1 : 0;
  return true;
}

const read = ({ token }: TwoWeeks) =>
  headersOf({ method: 'GET', path: calendarPath(MONDAY), token });

async function weather({ savesPerSecond, readsPerSecond, seconds }: Storm): Promise<Weathered> {
  const saves: Tally = { latencies: [], refused: 0, failed: {} };
  const reads: Tally = { latencies: [], refused: 0, failed: {} };
  let unsent = 0;
  let saveTurns = 0;
  let readTurns = 0;
  const underWay = new Set<Promise<void>>();
  const follow = (request: Promise<void>) => {
    underWay.add(request);
    void request.finally(() => underWay.delete(request));
  };
  const began = performance.now();
  for (;;) {
    const elapsed = (performance.now() - began) / 1000;
    const until = Math.min(elapsed, seconds);
    for (; saveTurns < until * savesPerSecond; saveTurns += 1) {
      const saver = free.shift();
      if (saver === undefined) unsent += 1;
      else follow(saveNext(saver, saves, began + (saveTurns / savesPerSecond) * 1000));
    }
    for (; readTurns < until * readsPerSecond; readTurns += 1) {
      const { family } = savers[readTurns % savers.length] as Saver;
      follow(readNext(family, reads, began + (readTurns / readsPerSecond) * 1000));
    }
    if (elapsed >= seconds) break;
    await wait(TICK_MS);
  }
  await Promise.race([Promise.all(underWay), wait(LAST_MS)]);
  for (const wire of idle) wire.close();
  idle = [];
  return { saves, reads, unsent };
}

const readNext = async (family: TwoWeeks, tally: Tally, due: number): Promise<void> => {
  await onWire(tally, due, async (wire) => {
    const { status } = await wire.send('GET', calendarPath(MONDAY), read(family));
    return status;
  });
};

async function saveNext(saver: Saver, tally: Tally, due: number): Promise<void> {
  const { family, version, next } = saver;
  const body = weekBody(MONDAY, version, family.weeks[next]);
  const headers = headersOf({
    method: 'PUT',
    path: savePath(family.userId),
    token: family.token,
    body,
    key: randomBytes(12).toString('hex'),
  });
  const status = await onWire(tally, due, async (wire) => {
    const answer = await wire.send('PUT', savePath(family.userId), headers, JSON.stringify(body));
    return answer.status;
  });
  if (status === 200) {
    saver.version += 1;
    saver.next = next === 0 ? 1 : 0;
  } else if (status !== 503) {
    // The bench looks up whether it was saved before the family saves again.
    const wire = await openWire(port);
    while (!(await lookUp(wire, saver))) await wait(1_000);
    wire.close();
  }
  free.push(saver);
}

/** Returns a connection that nobody uses; those that the server has ended are let go. */
function takeIdle(): Wire | undefined {
  for (let wire = idle.pop(); wire !== undefined; wire = idle.pop()) {
    if (!wire.isOver()) return wire;
    wire.close();
  }
  return undefined;
}

async function onWire(
  tally: Tally,
  due: number,
  act: (wire: Wire) => Promise<number>,
): Promise<number | undefined> {
  let status: number | undefined;
  try {
    const wire = takeIdle() ?? (await openWire(port));
    status = await act(wire);
    idle.push(wire);
  } catch (error) {
    count(tally.failed, (error as Error).message);
    return undefined;
  }
  if (status === 200) tally.latencies.push(performance.now() - due);
  else if (status === 503) tally.refused += 1;
  else count(tally.failed, String(status));
  return status;
}

function count(failed: Record<string, number>, name: string): void {
  failed[name] = (failed[name] ?? 0) + 1;
}
