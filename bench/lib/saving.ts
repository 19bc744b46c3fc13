import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { TINY } from '@yay/seeds/tiny';
import { type Family, headersOf, savePath } from './families.ts';
import { openWire, type Wire } from './wire.ts';

/** The week that families save meanwhile. */
const MONDAY = '2026-11-23';
const LOOK_EVERY_MS = 50;
export const SAVERS = 40;

/** Sends `rate` saves a second, answered or not; each changes ten orders of a week ahead. */
export async function startSaving(port: number, people: readonly Family[], rate: number) {
  const lunchers = new Map<number, number[]>();
  const wires = await Promise.all(Array.from({ length: SAVERS }, () => openWire(port)));
  const versions = new Array<number>(SAVERS).fill(0);
  const busy = new Set<number>();
  let latencies: number[] = [];
  let failed: unknown;
  let turns = 0;

  async function save(lane: number, wire: Wire, family: Family): Promise<void> {
    let own = lunchers.get(family.userId);
    const path = `/api/lunch-calendar?mondayOfWeek=${MONDAY}`;
    if (own === undefined) {
      const read = { method: 'GET', path, token: family.token } as const;
      const { body } = await wire.send('GET', path, headersOf(read));
      const calendar = JSON.parse(body.toString()) as {
        lunchers: { id: number }[];
        version: number;
      };
      own = calendar.lunchers.map(({ id }) => id);
      lunchers.set(family.userId, own);
      versions[lane] = calendar.version;
    }
    const version = versions[lane] ?? 0;
    const { bowl, peanutNoodles } = TINY.items;
    const entreeId = version % 2 === 0 ? bowl : peanutNoodles;
    const selections = ['23', '24', '25', '26', '27'].map((day) => ({
      date: `2026-11-${day}`,
      entreeId,
    }));
    const body = {
      mondayOfWeek: MONDAY,
      version,
      lunchers: own.map((id) => ({ id, selections })),
      sendConfirmationEmail: true,
    };
    const call = {
      method: 'PUT',
      path: savePath(family.userId),
      token: family.token,
      body,
      key: randomUUID(),
    } as const;
    const from = performance.now();
    const answer = await wire.send('PUT', call.path, headersOf(call), JSON.stringify(body));
    latencies.push(performance.now() - from);
    if (answer.status !== 200) throw new Error(answer.body.toString().slice(0, 500));
    versions[lane] = version + 1;
  }
  const timer = setInterval(() => {
    const lane = turns++ % SAVERS;
    const [wire, family] = [wires[lane], people[lane]];
    if (wire === undefined || family === undefined || busy.has(lane)) return;
    busy.add(lane);
    save(lane, wire, family)
      .catch((error: unknown) => {
        failed ??= error;
      })
      .finally(() => busy.delete(lane));
  }, 1_000 / rate);
  return {
    turn(): number[] {
      if (failed) throw failed;
      const done = latencies;
      latencies = [];
      return done;
    },
    async stop() {
      clearInterval(timer);
      while (busy.size > 0) await wait(LOOK_EVERY_MS);
      for (const wire of wires) wire.close();
    },
  };
}
