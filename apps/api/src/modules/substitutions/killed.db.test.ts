import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { expectWhole } from '../mass-cancellation/cancellation.fixture.ts';
import { killedAt } from './killed.fixture.ts';
import { MON, substitutionWorld } from './substitutions.fixture.ts';

const { anna, cleo } = TINY.lunchers;
const { users } = TINY;

const world = await substitutionWorld();
beforeEach(() => world.anew());

test.each([
  // In each case the letters afterwards are those not committed before.
  { point: 'substitution-before-commit', kills: 2 },
  { point: 'substitution-family-done', kills: 2 },
])(
  'killed at $point again and again, each family is dealt with and told once',
  async ({ point, kills }) => {
    await world.order({ [anna]: [MON], [cleo]: [MON] });
    const started = (await world.replace()).json().data;
    for (let kill = 0; kill < kills; kill += 1) {
      expect(await killedAt(world.app.url, point)).toBe('SIGKILL');
      // Whatever a worker had when it died is given out again.
      await world.rows(
        `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
      );
    }
    await world.app.runJobs();
    const told = (await world.mails('item_replaced')).map(({ user_id }) => user_id);
    expect(told.toSorted((a, b) => a - b)).toEqual(
      [users.parentA.id, users.parentB.id].toSorted((a, b) => a - b),
    );
    expect(await world.results(started.id)).toHaveLength(2);
    const [row] = await world.rows('select state, families from substitutions where id = $1', [
      started.id,
    ]);
    expect(row).toEqual({ state: 'done', families: 2 });
    expect(
      await world.rows(
        `select luncher_id from order_events e join orders o on o.id = e.order_id
       where e.kind = 'changed' group by luncher_id having count(*) > 1`,
      ),
    ).toEqual([]);
    await expectWhole(world.app);
  },
);
