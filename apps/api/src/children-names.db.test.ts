import { TINY } from '@yay/seeds/tiny';
import { expect, test } from 'vitest';
import { useTiny } from '../test/index.ts';

const { as, build, run } = await useTiny();
const school = TINY.schools.eastern;

/** Calls that tell the names of a school's children. */
const NAMING = [
  `/api/v2/destinations/${school}/labels`,
  `/api/v2/luncher-lists?destination_id=${school}`,
  `/api/destinations/${school}/roll-over`,
  `/api/schools/${school}/hand-out`,
];

test.each(NAMING)(
  '%s is there for who may see people, and for nobody else of the team',
  async (url) => {
    const statusOf = async (role: 'customer_support' | 'growth_jr') =>
      (await (await as(await build.person({ roles: [role] }))).send('GET', url)).statusCode;
    expect(await statusOf('customer_support')).toBe(200);
    expect(await statusOf('growth_jr')).toBe(404);
  },
);

test.each(NAMING)('%s is there for the people of the school', async (url) => {
  const id = await build.person({ roles: ['school'] });
  const caller = await as(id);
  expect((await caller.send('GET', url)).statusCode).toBe(404);
  await run('insert into destination_users (user_id, destination_id) values ($1, $2)', [
    id,
    school,
  ]);
  expect((await caller.send('GET', url)).statusCode).toBe(200);
});
