import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { creditWorld } from './credit.fixture.ts';
import { killedAt } from './killed.fixture.ts';

const world = await creditWorld();

test.each([
  { point: 'credit-row-before-commit', given: 0 },
  { point: 'credit-row-given', given: 2 },
])(
  'a worker that is killed at $point again and again has given each family its credit once',
  async ({ point, given }) => {
    const people = await Promise.all(
      [0, 1, 2].map(async (n) => {
        const email = `${point}-${n}@upload.test`;
        return { email, id: await world.family({ email }) };
      }),
    );
    const rows = people.map(({ email }) => `${email};$5.00;Late van at ${point}`);
    const text = ['email;amount;reason', ...rows].join('\r\n');
    const started = await world.ada.send(
      'POST',
      '/api/credit-uploads',
      { file_name: 'credit.csv', text },
      { 'idempotency-key': randomUUID() },
    );
    const { id } = started.json().data;
    const stand = async () => {
      const { data } = (await world.ada.send('GET', '/api/credit-uploads')).json();
      const upload = data.find((one: { id: number }) => one.id === id);
      return { status: upload.status, issued: upload.issued };
    };
    for (let kill = 0; kill < 2; kill += 1) {
      expect(await killedAt(world.app.url, point)).toBe('SIGKILL');
      // Whatever a worker had when it died is given out again.
      await world.rows(
        `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
      );
    }
    expect(await stand()).toEqual({ status: 'running', issued: given });
    await world.app.runJobs();
    expect(await stand()).toEqual({ status: 'done', issued: 3 });
    for (const { id: family } of people) {
      expect((await world.funds(family)).promoCredit).toBe(500);
      const told = await world.rows(
        `select from mails where user_id = $1 and template = 'credit_issued'`,
        [family],
      );
      expect(told).toHaveLength(1);
    }
    const ended = await world.rows(
      `select from activity_log where action = 'credit_upload.finished' and subject_id = $1`,
      [id],
    );
    expect(ended).toHaveLength(1);
  },
);
