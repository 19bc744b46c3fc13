import { TINY } from '@yay/seeds/tiny';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TinyApp, tinyApp } from '../../../test/index.ts';
import { weekClient } from '../../../test/week-client.ts';
import { watchStatements } from '../../platform/db/index.ts';

const { parentA } = TINY.users;
const { anna, ben } = TINY.lunchers;
const { items, options } = TINY;
let app: TinyApp;
beforeAll(async () => {
  app = await tinyApp();
});
afterAll(() => app?.close());

const MONDAY = '2026-11-23';
test('smoke', async () => {
  const parent = await app.as(parentA.id);
  const week = weekClient(parent, parentA.id, MONDAY);
  const { statements, result: cal } = await watchStatements(() => week.read());
  console.log(statements.length, JSON.stringify(cal).length, JSON.stringify({ ...cal, items: cal.items.slice(0, 1) }, null, 1).slice(0, 6000));
  const one = await watchStatements(() =>
    week.save({
      [anna]: [
        { date: '2026-11-23', entreeId: items.pizza, optionIds: [options.oneSlice], extraIds: [items.apple] },
        { date: '2026-11-24', entreeId: items.bowl, optionIds: [options.mildChili] },
        { date: '2026-11-25', entreeId: items.peanutNoodles },
        { date: '2026-11-26', entreeId: items.mysteryStew },
        { date: '2026-11-27', entreeId: items.lastSushi },
      ],
      [ben]: [{ date: '2026-11-27', entreeId: items.lastSushi }],
    }, {key:'abcdefghijk', sendConfirmationEmail: true, code: 'lunch5'}),
  );
  console.log(JSON.stringify(one.result, null, 1));
  console.log(one.statements.length, one.statements.map((s) => s.slice(0, 50)));
  expect(1).toBe(1);
  console.log(await app.runJobs());
  console.log((await app.platform.db.run('select subject,text_body from mails')).rows)
  const {rows} = await app.platform.db.run('select kind,before,after from order_events'); console.log(JSON.stringify(rows,null,1));
});
