import { TINY } from '@yay/seeds/tiny';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { startMediaHost } from '../../../test/media-host.ts';
import { formOf } from '../../../test/post-form.ts';

const host = await startMediaHost();
const { app, as, build, rows, run } = await useTiny({ env: host.env });
afterAll(() => host.close());
const curator = await as(await build.person({ roles: ['merchandising_jr'] }));

const picture = (width: number) =>
  sharp({ create: { width, height: 400, channels: 3, background: '#2f9e5b' } });

/** Sends a file to the host as a browser does, by a ticket of the product. */
async function upload(file: Buffer): Promise<string> {
  const { url, fields } = (await curator.send('POST', '/api/assets/tickets')).json().data;
  const { body, type } = await formOf(fields, { body: file });
  const headers = { 'content-type': type };
  const answer = await fetch(url, { method: 'POST', headers, body: Uint8Array.from(body) });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { public_id: string }).public_id;
}
const create = async (public_id: string, name = 'Tacos') =>
  curator.send('POST', '/api/assets', { name, details: { public_id } });
const isKept = async (publicId: string) => (await app.platform.media.store.find(publicId)) !== null;

test('the browser is told to send files to the host, which takes none in pieces', async () => {
  const begun = await curator.send('POST', '/api/assets/uploads', { size: 1_000 });
  expect(begun.json()).toEqual({ data: null });
  const { url } = (await curator.send('POST', '/api/assets/tickets')).json().data;
  expect(new URL(url).origin).toBe(host.url);
});

test('an upload to the host becomes an asset with the measures that the host tells', async () => {
  const public_id = await upload(await picture(500).jpeg().toBuffer());
  const answer = await create(public_id);
  expect(answer.statusCode).toBe(201);
  const { data } = answer.json();
  expect(data).toMatchObject({
    service: 'cloudinary',
    format: 'jpg',
    details: { public_id, width: 500, height: 400 },
  });
  const shown = await app.server.inject({ url: data.thumbnail });
  expect(shown.headers.location).toMatch(new RegExp(`^${host.url}/.*w_250,h_200.*${public_id}`));
});

test('a file that is sent to the host again is the asset that there is', async () => {
  const file = await picture(510).jpeg().toBuffer();
  const first = (await create(await upload(file), 'Corn')).json().data;
  const again = await create(await upload(file), 'Corn again');
  expect(again.statusCode).toBe(200);
  expect(again.json()).toMatchObject({ is_new: false, data: { id: first.id, name: 'Corn' } });
});

test('a picture on the host is replaced under its number, and refused where it is another’s', async () => {
  const [one, other] = [await picture(520).jpeg().toBuffer(), await picture(530).jpeg().toBuffer()];
  const before = (await create(await upload(one))).json().data;
  const taken = (await create(await upload(other))).json().data;
  const put = (public_id: string) =>
    curator.send('PUT', `/api/assets/${before.id}/picture`, { details: { public_id } });
  const refused = await put(await upload(other));
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ asset: { id: taken.id } });

  await run('update items set asset_id = $1 where id = $2', [before.id, TINY.items.pizza]);
  const public_id = await upload(await picture(540).jpeg().toBuffer());
  expect((await put(public_id)).json().data).toMatchObject({
    id: before.id,
    details: { public_id },
  });
  const [item] = await rows('select picture from items where id = $1', [TINY.items.pizza]);
  expect(item?.picture).toContain(public_id);
  await app.runJobs();
  expect(await isKept(before.details.public_id)).toBe(false);

  const remove = () => curator.send('DELETE', `/api/assets/${before.id}`);
  expect((await remove()).statusCode).toBe(409);
  await run('update items set asset_id = null where id = $1', [TINY.items.pizza]);
  expect((await remove()).statusCode).toBe(204);
  await app.runJobs();
  expect(await isKept(public_id)).toBe(false);
});

test('a file of a kind that pages do not show is no picture, even where the host takes it', async () => {
  const refused = await create(await upload(await picture(550).tiff().toBuffer()));
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toHaveProperty(['details.public_id']);
});

test('a host that fails leaves the library unchanged, and is said to be unavailable', async () => {
  const public_id = await upload(await picture(560).jpeg().toBuffer());
  host.fail(500);
  expect((await create(public_id)).statusCode).toBe(503);
  host.fail(null);
  expect((await create(public_id)).statusCode).toBe(201);
});
