import { TINY } from '@yay/seeds/tiny';
import { expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';

const { as, rows, run } = await useTiny();
const ada = await as(TINY.users.admin.id);

let made = 0;
async function asset(): Promise<number> {
  made += 1;
  const [row] = await rows<{ id: number }>(
    `insert into assets (name, alt, type, format, service, public_id, version, bytes, width, height)
     values ('Dish', '', 'image', 'jpg', 'media', $1, 1, 1000, 250, 200) returning id`,
    [`dish${made}`],
  );
  if (!row) throw new Error('no asset was written');
  return row.id;
}
const create = (assetId: number | null) =>
  ada.send('POST', '/api/items', {
    names: { primary: 'Dish' },
    vendor_id: TINY.vendors.north,
    price: 500,
    asset_id: assetId,
  });

test('an item shows the picture of its asset, and keeps none that is gone', async () => {
  const id = await asset();
  const item = (await create(id)).json().data;
  expect(item.picture).toContain(`dish${made}.jpg`);
  expect((await ada.send('DELETE', `/api/assets/${id}`)).statusCode).toBe(409);
  await run('update items set asset_id = null where asset_id = $1', [id]);
  expect((await ada.send('DELETE', `/api/assets/${id}`)).statusCode).toBe(204);
  const refused = await create(id);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['asset_id']]);
});

test('choosing a picture while somebody deletes it: one of the two is told', async () => {
  for (let round = 0; round < 8; round += 1) {
    const id = await asset();
    const [chosen, deleted] = await Promise.all([
      create(id),
      ada.send('DELETE', `/api/assets/${id}`),
    ]);
    expect([chosen.statusCode, deleted.statusCode]).toEqual(
      chosen.statusCode === 201 ? [201, 409] : [422, 204],
    );
  }
});
