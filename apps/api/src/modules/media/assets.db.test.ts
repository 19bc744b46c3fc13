import { TINY } from '@yay/seeds/tiny';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Caller, useTiny } from '../../../test/index.ts';
import { formOf } from '../../../test/post-form.ts';
import { pictureOfAsset } from './index.ts';

const { app, as, build, db, rows, run } = await useTiny();
const curatorId = await build.person({ roles: ['merchandising_jr'], first: 'Mo' });
const curator = await as(curatorId);

let painted = 0;

/** Uploads a file of its own, or the one of that number. */
async function upload(by: Caller = curator, file?: number): Promise<string> {
  const { url, fields } = (await by.send('POST', '/api/assets/tickets')).json().data;
  painted += 1;
  const background = { r: 40, g: 160, b: 90 };
  const picture = { create: { width: 500, height: 400, channels: 3, background } } as const;
  const exif = { IFD0: { ImageDescription: `picture ${file ?? painted}` } };
  const form = await formOf(fields, {
    body: await sharp(picture).withExif(exif).jpeg().toBuffer(),
  });
  const headers = { 'content-type': form.type };
  const answer = await app.server.inject({ method: 'POST', url, headers, payload: form.body });
  expect(answer.statusCode).toBe(200);
  return answer.json().public_id;
}
async function create(name = 'Tacos', publicId?: string) {
  const public_id = publicId ?? (await upload());
  const answer = await curator.send('POST', '/api/assets', { name, details: { public_id } });
  expect(answer.statusCode).toBe(answer.json().is_new ? 201 : 200);
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

  test('of an unknown upload, or one that somebody else has taken, is refused', async () => {
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

    const answer = await curator.send('POST', '/api/list', {
      model: 'Asset',
      columns: ['id', 'name', 'thumbnail', 'details'],
      with: ['terms', 'author'],
      whereHas: [{ relation: 'terms', whereIn: [{ column: 'id', values: [b?.id] }] }],
      whereIn: [{ column: 'author_id', values: [curatorId] }],
      where: [{ column: 'created_at', operator: '>=', value: '2026-01-01T00:00:00Z' }],
      orderBy: [{ column: 'updated_at', direction: 'desc' }],
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toEqual([
      expect.objectContaining({
        id,
        name: 'Ramen',
        terms: [{ id: b?.id, name: 'Soup' }],
        author: [{ id: curatorId, full_name: 'Mo Pohl' }],
        details: expect.objectContaining({ width: 500, height: 400 }),
      }),
    ]);
    const shown = await app.server.inject({ url: answer.json().data[0].thumbnail });
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

  test('tells a page that shows it from one that only did in older versions', async () => {
    const { id } = await create();
    await run(`insert into pages (path, kind) values ('/corn', 'page')`);
    const publish = (number: number, asset: number | null, until: string | null = null) =>
      run(
        `insert into page_versions (page_id, locale, number, state, title, description, asset_id,
           publish_at, published_at, unpublish_at)
         select id, 'en', $1::int, 'published', 'Corn', '', $2::int,
           app_now() - interval '9 days' + $1::int * interval '1 day',
           app_now(), $3::timestamptz from pages where path = '/corn'`,
        [number, asset, until],
      );
    const kinds = async () =>
      (await curator.send('GET', `/api/assets/${id}/uses`))
        .json()
        .data.map(({ kind }: { kind: string }) => kind);
    await publish(1, id);
    expect(await kinds()).toEqual(['page']);
    // The first version comes back once the second one is over.
    await publish(2, null, '2099-01-01T00:00:00Z');
    expect(await kinds()).toEqual(['page']);
    await publish(3, null);
    expect(await kinds()).toEqual(['page_version']);
    const refused = await remove(id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'asset_in_use']);
    await run('truncate page_versions, pages');
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

test('an uploaded picture that was never used goes after a day, and nothing else', async () => {
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

describe('the same file', () => {
  test('is the picture that there is already, under whatever name, and says which', async () => {
    const first = await create('Corn', await upload(curator, 200));
    const other = await as(await build.person({ roles: ['marketing'] }));
    const again = await other.send('POST', '/api/assets', {
      name: 'Corn again',
      details: { public_id: await upload(other, 200) },
    });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ is_new: false, data: { id: first.id, name: 'Corn' } });
    await curator.send('DELETE', `/api/assets/${first.id}`);
    const anew = await create('Corn', await upload(curator, 200));
    expect(anew.id).not.toBe(first.id);
  });

  test('of two at the same moment becomes one', async () => {
    const ids = await Promise.all([upload(curator, 201), upload(curator, 201)]);
    const made = await Promise.all(ids.map((id) => create('Twins', id)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });
});

describe('replacing', () => {
  const replace = (id: number, public_id: string) =>
    curator.send('PUT', `/api/assets/${id}/picture`, { details: { public_id } });

  test('keeps number, words and uses, and shows the new picture in all of them', async () => {
    const { id, details } = await create('Ramen');
    await run('update items set asset_id = $1 where id = $2', [id, TINY.items.pizza]);
    const before = await app.server.inject({
      url: `/media/image/upload/v${details.version}/${details.public_id}.jpg`,
    });
    const public_id = await upload();
    const answer = await replace(id, public_id);
    expect(answer.json().data).toMatchObject({ id, name: 'Ramen', details: { public_id } });
    const [item] = await rows('select picture from items where id = $1', [TINY.items.pizza]);
    expect(item?.picture).toContain(`/${public_id}.jpg`);
    expect((await app.server.inject({ url: String(item?.picture) })).statusCode).toBe(200);
    const uses = await curator.send('GET', `/api/assets/${id}/uses`);
    expect(uses.json().data).toEqual([
      expect.objectContaining({
        kind: 'item',
        id: TINY.items.pizza,
        url: `/admin/items/${TINY.items.pizza}`,
      }),
    ]);
    // An older page that is still open shows the older picture, for a day.
    await app.runJobs();
    expect(before.statusCode).toBe(200);
    expect(await app.platform.media.store.find(details.public_id)).not.toBeNull();
    await run(
      `update media_pictures set created_at = clock_timestamp() - interval '2 days',
      left_at = clock_timestamp() - interval '25 hours' where public_id = $1`,
      [details.public_id],
    );
    const { sweepPictures } = await import('./media.kinds.ts');
    await db.tx((tx) => app.platform.jobs.enqueue(tx, sweepPictures, {}));
    await app.runJobs();
    expect(await app.platform.media.store.find(details.public_id)).toBeNull();
    expect((await deedsOf(id)).map(({ action }) => action)).toEqual([
      'asset.created',
      'asset.replaced',
    ]);
    expect((await replace(id, public_id)).statusCode).toBe(200);
    await run('update items set asset_id = null');
  });

  test('by the picture of another asset is refused, and says which', async () => {
    const [mine, other] = [await create('Mine'), await create('Other', await upload(curator, 210))];
    const refused = await replace(mine.id, await upload(curator, 210));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'asset_duplicate',
      asset: { id: other.id, name: 'Other' },
    });
    expect((await replace(mine.id, other.details.public_id)).statusCode).toBe(409);
    expect((await replace(mine.id, 'nothing')).statusCode).toBe(422);
    expect((await replace(2_000_000_000, await upload())).statusCode).toBe(404);
  });

  test('deleting and describing at the same moment leaves one whole answer', async () => {
    const { id } = await create('Race');
    const [a, b] = [await upload(), await upload()];
    const answers = await Promise.all([
      replace(id, a),
      replace(id, b),
      curator.send('PUT', `/api/assets/${id}`, { alt: 'Raced' }),
      curator.send('DELETE', `/api/assets/${id}`),
    ]);
    for (const { statusCode } of answers) expect([200, 204, 404]).toContain(statusCode);
    expect(answers[3]?.statusCode).toBe(204);
    expect((await curator.send('GET', `/api/assets/${id}`)).statusCode).toBe(404);
  });
});

test('one file uploaded, put in the place of two others and deleted at once is one picture or none', async () => {
  for (let round = 0; round < 8; round += 1) {
    const file = 400 + round;
    const [one, two] = [await create('One'), await create('Two')];
    const [a, b, c] = await Promise.all([1, 2, 3].map(() => upload(curator, file)));
    const replace = (id: number, public_id = '') =>
      curator.send('PUT', `/api/assets/${id}/picture`, { details: { public_id } });
    const answers = await Promise.all([
      curator.send('POST', '/api/assets', { name: 'Same', details: { public_id: a } }),
      replace(one.id, b),
      replace(two.id, c),
      curator.send('DELETE', `/api/assets/${one.id}`),
    ]);
    for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500);
    const same = await rows(
      `select a.id from assets a where a.deleted_at is null and a.file_hash =
         (select file_sha256 from media_pictures where public_id = $1)`,
      [a],
    );
    expect(same.length).toBeLessThan(2);
    for (const { id } of [one, two]) {
      const read = await curator.send('GET', `/api/assets/${id}`);
      if (read.statusCode === 404) continue;
      expect((await app.server.inject({ url: read.json().data.picture })).statusCode).toBe(200);
    }
  }
});

test('authors are found by their names, and only those who have added pictures', async () => {
  await create();
  const answer = await curator.send('GET', '/api/assets/authors?search=mo%20p');
  expect(answer.json().data).toEqual([{ id: curatorId, full_name: 'Mo Pohl' }]);
  expect((await curator.send('GET', '/api/assets/authors?search=%25')).json().data).toEqual([]);
});

test('thumbnails are made by a job, in both modern formats and one for all', async () => {
  const { details } = await create();
  await app.runJobs();
  const made = await rows(
    `select rendition, format from media_renditions where public_id = $1 order by format`,
    [details.public_id],
  );
  expect(made).toEqual(
    ['avif', 'jpg', 'webp'].map((format) => ({ rendition: 'fill-250x200', format })),
  );
});

describe('a person who keeps neither the catalogue nor the pages', () => {
  test.each([
    ['POST', '/api/assets/tickets'],
    ['POST', '/api/assets'],
    ['GET', '/api/assets/1'],
    ['GET', '/api/assets/authors'],
    ['GET', '/api/assets/1/uses'],
    ['PUT', '/api/assets/1/picture'],
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

test('a picture is described in Spanish to those who read Spanish', async () => {
  const { id } = await create('Loaf');
  const admin = await as(await build.person({ roles: ['admin'] }));
  const said = { alt: 'A loaf', alt_es: 'Una hogaza' };
  const saved = await curator.send('PUT', `/api/assets/${id}`, said);
  expect(saved.json().data).toMatchObject(said);
  const picture = { type: 'picture', attrs: { asset: id, alt: '', caption: '' } };
  await run(
    `with made as (insert into pages (path, kind) values ('/loaf', 'page') returning id)
     insert into page_versions (page_id, locale, number, state, title, description, body,
       body_asset_ids, publish_at, published_at)
     select id, locale, number, 'published', 'Loaf', '', $1, array[$2::int], app_now(), app_now()
     from made, (values ('en', 1), ('es', 2)) version (locale, number)`,
    [JSON.stringify({ type: 'doc', content: [picture] }), id],
  );
  await run(
    `insert into message_modals (type, headline, image_aligned, paths, active)
     values ('image-left', 'Loaf', $1, '{/}', true)`,
    [JSON.stringify([{ asset_id: id }])],
  );
  const wizard = { type: 'intro_wizard', fields: { children: id }, version: 0 };
  await admin.send('PUT', '/api/admin/site-options', { plain: [wizard] });
  for (const [language, path, alt] of [
    ['en', '/loaf', 'A loaf'],
    ['es', '/es/loaf', 'Una hogaza'],
  ] as const) {
    const ask = (url: string) =>
      app.server.inject({ method: 'GET', url, headers: { 'accept-language': language } });
    expect((await ask(path)).body).toContain(`alt="${alt}"`);
    const modal = (await ask('/api/modal/fetch?path=/')).json().data;
    expect(modal.image_aligned).toMatchObject([{ alt }]);
    expect((await ask('/api/intro-pictures')).json().data).toMatchObject([{ alt }]);
  }
  // Without Spanish words, the English stand.
  await curator.send('PUT', `/api/assets/${id}`, { alt_es: '' });
  const body = (await app.server.inject({ method: 'GET', url: '/es/loaf?again' })).body;
  expect(body).toContain('alt="A loaf"');
});
