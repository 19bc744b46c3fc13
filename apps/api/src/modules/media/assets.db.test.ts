import { TINY } from '@yay/seeds/tiny';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../test/index.ts';
import { formOf } from '../../../test/post-form.ts';
import { pictureOfAsset } from './index.ts';

const { app, as, build, db, rows, run } = await useTiny();
const curatorId = await build.person({ roles: ['merchandising_jr'], first: 'Mo' });
const curator = await as(curatorId);

async function upload(by: Caller = curator): Promise<string> {
  const { url, fields } = (await by.send('POST', '/api/assets/tickets')).json().data;
  const picture = {
    create: { width: 500, height: 400, channels: 3, background: '#2f9e5b' },
  } as const;
  const form = await formOf(fields, { body: await sharp(picture).jpeg().toBuffer() });
  const headers = { 'content-type': form.type };
  const answer = await app.server.inject({ method: 'POST', url, headers, payload: form.body });
  expect(answer.statusCode).toBe(200);
  return answer.json().public_id;
}
async function create(name = 'Tacos', publicId?: string) {
  const public_id = publicId ?? (await upload());
  const answer = await curator.send('POST', '/api/assets', { name, details: { public_id } });
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
}
const deedsOf = (id: number) =>
  rows(
    `select action, actor_id from activity_log where subject_type = 'asset' and subject_id = $1
     order by id`,
    [id],
  );

describe('a picture of the library', () => {
  test('is made of an upload, measured by its store and not by its sender', async () => {
    const public_id = await upload();
    const answer = await curator.send('POST', '/api/assets', {
      name: '  Tacos ',
      type: 'image',
      format: 'svg',
      service: 'elsewhere',
      author_id: TINY.users.admin.id,
      details: { public_id, width: 9, height: 9, bytes: 1, version: 1 },
    });
    expect(answer.statusCode).toBe(201);
    const asset = answer.json().data;
    expect(asset).toMatchObject({
      name: 'Tacos',
      alt: '',
      type: 'image',
      format: 'jpg',
      service: 'media',
      author_id: curatorId,
      terms: [],
      details: { public_id, width: 500, height: 400 },
    });
    expect(asset.details.version).toBeGreaterThan(1_000_000);
    const shown = await app.server.inject({ url: asset.thumbnail });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 250, height: 200 });
    expect(await deedsOf(asset.id)).toEqual([{ action: 'asset.created', actor_id: curatorId }]);
  });

  test('sent twice is one', async () => {
    const public_id = await upload();
    const [first, second] = await Promise.all([create('A', public_id), create('A', public_id)]);
    expect(first.id).toBe(second.id);
    expect(await deedsOf(first.id)).toHaveLength(1);
  });

  test('of an upload that there is not, or that somebody else has taken, is refused', async () => {
    const taken = (await create()).details.public_id;
    const other = await as(await build.person({ roles: ['marketing'] }));
    for (const public_id of [taken, 'nothing', '../x', 'a'.repeat(240)]) {
      const answer = await other.send('POST', '/api/assets', { name: 'X', details: { public_id } });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['details.public_id']);
    }
  });

  test('is described, tagged and found by it', async () => {
    const { id } = await create('Ramen');
    const [a, b] = await rows(`insert into terms (name) values ('Noodles'), ('Soup') returning id`);
    const put = (body: object) => curator.send('PUT', `/api/assets/${id}`, body);
    const changed = await put({
      alt: 'A bowl of ramen',
      description: 'From the autumn shoot',
      terms: [a?.id, { id: b?.id, name: 'Soup' }, a?.id],
    });
    expect(changed.json().data).toMatchObject({
      name: 'Ramen',
      alt: 'A bowl of ramen',
      terms: [{ name: 'Noodles' }, { name: 'Soup' }],
    });
    expect((await put({ terms: [2_000_000_000] })).json().errors).toHaveProperty('terms');
    expect((await put({ name: '' })).statusCode).toBe(422);
    expect((await put({ name: 'two\nlines' })).statusCode).toBe(422);
    expect((await put({ terms: [b?.id] })).json().data.terms).toEqual([
      { id: b?.id, name: 'Soup' },
    ]);
    expect(await put({}).then(({ statusCode }) => statusCode)).toBe(200);
    expect(await deedsOf(id)).toHaveLength(3);

    const found = await curator.send('POST', '/api/list', {
      model: 'Asset',
      columns: ['id', 'name', 'thumbnail', 'details'],
      with: ['terms', 'author'],
      whereHas: [{ relation: 'terms', whereIn: [{ column: 'id', values: [b?.id] }] }],
      whereIn: [{ column: 'author_id', values: [curatorId] }],
      where: [{ column: 'created_at', operator: '>=', value: '2026-01-01T00:00:00Z' }],
      orderBy: [{ column: 'updated_at', direction: 'desc' }],
    });
    expect(found.statusCode).toBe(200);
    expect(found.json().data).toEqual([
      expect.objectContaining({
        id,
        name: 'Ramen',
        terms: [{ id: b?.id, name: 'Soup' }],
        author: [{ id: curatorId, full_name: 'Mo Pohl' }],
        details: expect.objectContaining({ width: 500, height: 400 }),
      }),
    ]);
    const shown = await app.server.inject({ url: found.json().data[0].thumbnail });
    expect(shown.statusCode).toBe(200);
  });
});

describe('deleting', () => {
  const remove = (id: number) => curator.send('DELETE', `/api/assets/${id}`);

  test('takes it out of the library, and out of its store', async () => {
    const { id, thumbnail } = await create();
    expect((await remove(id)).statusCode).toBe(204);
    expect((await remove(id)).statusCode).toBe(404);
    expect((await curator.send('GET', `/api/assets/${id}`)).statusCode).toBe(404);
    await app.runJobs();
    expect((await app.server.inject({ url: thumbnail })).statusCode).toBe(404);
    expect((await deedsOf(id)).map(({ action }) => action)).toEqual([
      'asset.created',
      'asset.deleted',
    ]);
  });

  test('is refused while an item or a message shows it, and says which', async () => {
    const { id, details } = await create();
    await run('update items set asset_id = $1 where id = $2', [id, TINY.items.pizza]);
    await run(
      `insert into message_modals (type, headline, paths, image_aligned)
       values ('image-left', 'Tacos are back', '{/}', $1)`,
      [
        JSON.stringify([
          { public_id: details.public_id, service: 'media', format: 'jpg', version: null, alt: '' },
        ]),
      ],
    );
    const refused = await remove(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'asset_in_use',
      uses: [
        { kind: 'item', id: TINY.items.pizza },
        { kind: 'message_modal', name: 'Tacos are back' },
      ],
    });
    await run('update items set asset_id = null');
    await run('delete from message_modals');
    expect((await remove(id)).statusCode).toBe(204);
  });

  test('and beginning to use it at the same moment: one of them finds out', async () => {
    const { id, details } = await create();
    let using: Promise<unknown> = Promise.resolve();
    const address = await db.tx(async (tx) => {
      const picture = await pictureOfAsset(tx, id);
      using = remove(id);
      await tx.query('test.use', 'update items set asset_id = $1 where id = $2', [
        id,
        TINY.items.bowl,
      ]);
      return picture;
    });
    expect(address).toContain(`/${details.public_id}.jpg`);
    expect(await using).toMatchObject({ statusCode: 409 });
    await run('update items set asset_id = null');
    await remove(id);
    expect(await db.tx((tx) => pictureOfAsset(tx, id))).toBeNull();
  });
});

test('what was uploaded and never used goes after a day, and nothing else', async () => {
  const [left, used] = [await upload(), (await create()).details.public_id];
  const fresh = await upload();
  await run(
    `update media_pictures set created_at = clock_timestamp() - interval '25 hours'
     where public_id = any ($1)`,
    [[left, used]],
  );
  const { jobs, media } = app.platform;
  const { sweepPictures } = await import('./media.kinds.ts');
  await db.tx((tx) => jobs.enqueue(tx, sweepPictures, {}));
  await app.runJobs();
  expect(await media.store.find(left)).toBeNull();
  expect(await media.store.find(used)).not.toBeNull();
  expect(await media.store.find(fresh)).not.toBeNull();
});

describe('whoever does not keep the catalogue or the pages', () => {
  test.each([
    ['POST', '/api/assets/tickets'],
    ['POST', '/api/assets'],
    ['GET', '/api/assets/1'],
    ['PUT', '/api/assets/1'],
    ['DELETE', '/api/assets/1'],
  ] as const)('may not %s %s', async (method, url) => {
    const parent = await as(TINY.users.parentA.id);
    const support = await as(TINY.users.support.id);
    expect((await app.nobody.send(method, url, {})).statusCode).toBe(401);
    expect((await parent.send(method, url, {})).statusCode).toBe(403);
    expect((await support.send(method, url, {})).statusCode).toBe(403);
  });

  test('does not find them in a list', async () => {
    const support = await as(TINY.users.support.id);
    const answer = await support.send('POST', '/api/list', { model: 'Asset' });
    expect(answer.statusCode).toBe(422);
  });
});
