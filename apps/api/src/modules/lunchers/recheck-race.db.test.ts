import { TINY } from '@yay/seeds/tiny';
import { expect, test } from 'vitest';
import { useTiny, weekClient } from '../../../test/index.ts';

const { parentB } = TINY.users;
const { cleo } = TINY.lunchers;
const WEEKS = ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'];

const { as, rows } = await useTiny();

test('an allergy and the lunch that it forbids never stand together, whichever comes first', async () => {
  const parent = await as(parentB.id);
  const put = (tolerances: object) => parent.send('PUT', `/api/lunchers/${cleo}`, { tolerances });
  let taken = 0;
  let refused = 0;
  for (let round = 0; round < 8; round += 1) {
    await put({});
    const saves = WEEKS.map(async (monday) => {
      const week = weekClient(parent, parentB.id, monday);
      await week.read();
      return week.put({ [cleo]: [{ date: monday, entreeId: TINY.items.peanutNoodles }] });
    });
    const [change, ...answers] = await Promise.all([put({ peanuts: 'avoid_strictly' }), ...saves]);
    expect(change?.statusCode).toBe(200);
    for (const answer of answers) {
      // 409: the re-check cancelled something in that week after this browser had read it.
      expect([200, 409]).toContain(answer.statusCode);
      if (answer.statusCode !== 200) continue;
      if (answer.json().data.results[0].outcome === 'refused') refused += 1;
      else taken += 1;
    }
    const orders = await rows(
      `select date from orders where status <> 'cancelled' and item_id = $1`,
      [TINY.items.peanutNoodles],
    );
    expect(orders).toEqual([]);
  }
  // Else the two never met.
  expect(taken + refused).toBeGreaterThan(0);
});
