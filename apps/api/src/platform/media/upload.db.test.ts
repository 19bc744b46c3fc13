import { request as openRequest } from 'node:http';
import { LARGEST_PICTURE_BYTES } from '@yay/domain/media';
import { TINY } from '@yay/seeds/tiny';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { type Caller, useTiny } from '../../../test/index.ts';
import { addressOf, neighbourOf } from '../../../test/neighbour.ts';
import { sweepPictures } from '../../modules/media/media.kinds.ts';

const { app, as, build, db, rows, run } = await useTiny();
const curator = await as(await build.person({ roles: ['marketing'] }));
const PART = 512 * 1024;

let painted = 0;
/** A picture of its own that no encoder makes small: as many bytes as its pixels. */
function grainy(side = 900): Promise<Buffer> {
  painted += 1;
  const noise = { type: 'gaussian', mean: 120 + painted, sigma: 60 } as const;
  return sharp({ create: { width: side, height: side, channels: 3, background: '#777', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function start(size: number, by: Caller = curator) {
  const answer = await by.send('POST', '/api/assets/uploads', { size });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data as { public_id: string; url: string };
}
const of = (by: Caller) => ({ authorization: `Bearer ${by.token}`, 'tus-resumable': '1.0.0' });
const add = (url: string, at: number | string, body: Buffer, by: Caller = curator) =>
  app.server.inject({
    method: 'PATCH',
    url,
    headers: {
      ...of(by),
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(at),
    },
    payload: body,
  });
const ask = (url: string, by: Caller = curator) =>
  app.server.inject({ method: 'HEAD', url, headers: of(by) });
const cancel = (url: string, by: Caller = curator) =>
  app.server.inject({ method: 'DELETE', url, headers: of(by) });
const create = (public_id: string, by: Caller = curator) =>
  by.send('POST', '/api/assets', { name: 'In pieces', details: { public_id } });

async function sendWhole(file: Buffer) {
  const upload = await start(file.length);
  expect((await add(upload.url, 0, file)).statusCode).toBe(204);
  return upload;
}
const partsOf = async (publicId: string) =>
  (await rows('select at from media_upload_parts where public_id = $1', [publicId])).length;

describe('a file in pieces', () => {
  test('becomes the picture that it is whole, and leaves no pieces', async () => {
    const file = await grainy();
    expect(file.length).toBeGreaterThan(2 * PART);
    const { public_id, url } = await start(file.length);
    const half = Math.round(file.length / 2);
    const first = await add(url, 0, file.subarray(0, half));
    expect(first.statusCode).toBe(204);
    expect(first.headers).toMatchObject({
      'upload-offset': String(half),
      'tus-resumable': '1.0.0',
    });
    // Half a picture is none.
    expect((await create(public_id)).json().errors).toHaveProperty(['details.public_id']);
    const asked = await ask(url);
    expect(asked.headers).toMatchObject({
      'upload-offset': String(half),
      'upload-length': String(file.length),
      'cache-control': 'no-store',
    });
    await add(url, half, file.subarray(half));
    const made = await create(public_id);
    expect(made.statusCode).toBe(201);
    expect(made.json().data.details).toMatchObject({ public_id, width: 900, height: 900 });
    expect(await partsOf(public_id)).toBe(0);
    expect((await ask(url)).statusCode).toBe(404);
    expect((await create(public_id)).json()).toMatchObject({
      is_new: false,
      data: { id: made.json().data.id },
    });
  });

  test('keeps the bytes from before the connection was lost, and goes on in another process', async () => {
    const file = await grainy();
    const { public_id, url } = await start(file.length);
    const address = await addressOf(app.server);
    const kept = PART + 1_000;
    await new Promise<void>((lost) => {
      const request = openRequest(`${address}${url}`, {
        method: 'PATCH',
        headers: {
          ...of(curator),
          'content-type': 'application/offset+octet-stream',
          'content-length': file.length,
          'upload-offset': 0,
        },
      });
      request.on('error', () => lost());
      request.write(file.subarray(0, kept));
      void vi
        .waitFor(async () => expect(await partsOf(public_id)).toBeGreaterThan(0))
        .then(() => request.destroy());
    });
    await vi.waitFor(async () =>
      expect(Number((await ask(url)).headers['upload-offset'])).toBe(kept),
    );
    const other = await neighbourOf(app);
    try {
      const rest = await other.server.inject({
        method: 'PATCH',
        url,
        headers: {
          ...of(curator),
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(kept),
        },
        payload: file.subarray(kept),
      });
      expect(rest.headers['upload-offset']).toBe(String(file.length));
    } finally {
      await other.close();
    }
    expect((await create(public_id)).statusCode).toBe(201);
  });

  test('sent by two requests at once is kept once, and the other is told to ask', async () => {
    const file = await grainy(600);
    const { public_id, url } = await start(file.length);
    const answers = await Promise.all([add(url, 0, file), add(url, 0, file)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect((await create(public_id)).statusCode).toBe(201);
  });

  test('made into a picture by two requests at once is one picture', async () => {
    const { public_id } = await sendWhole(await grainy(400));
    const made = await Promise.all([create(public_id), create(public_id)]);
    expect(made.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
    expect(new Set(made.map((answer) => answer.json().data.id)).size).toBe(1);
  });

  test('replaces a picture as one of a form does', async () => {
    const first = await create((await sendWhole(await grainy(300))).public_id);
    const { id } = first.json().data;
    const { public_id } = await sendWhole(await grainy(310));
    const answer = await curator.send('PUT', `/api/assets/${id}/picture`, {
      details: { public_id },
    });
    expect(answer.json().data).toMatchObject({ id, details: { public_id, width: 310 } });
  });

  test('is cancelled with all of its pieces', async () => {
    const { public_id, url } = await sendWhole(await grainy(300));
    expect((await cancel(url)).statusCode).toBe(204);
    expect(await partsOf(public_id)).toBe(0);
    expect((await cancel(url)).statusCode).toBe(404);
    expect((await create(public_id)).statusCode).toBe(422);
  });

  test('that nobody goes on with for a day is swept, and no other', async () => {
    const [left, fresh] = [await start(100), await start(100)];
    await add(left.url, 0, Buffer.alloc(50));
    await run(
      `update media_uploads set touched_at = clock_timestamp() - interval '25 hours'
       where public_id = $1`,
      [left.public_id],
    );
    await db.tx((tx) => app.platform.jobs.enqueue(tx, sweepPictures, {}));
    await app.runJobs();
    expect((await ask(left.url)).statusCode).toBe(404);
    expect(await partsOf(left.public_id)).toBe(0);
    expect((await ask(fresh.url)).statusCode).toBe(200);
  });
});

describe('a file in pieces is refused', () => {
  const reasonOf = (code: string) => [app.application.phrases.field(code as 'invalid', 'en')];

  test.each([
    ['of 0 bytes', 0, 'picture_empty'],
    ['of 51 MB', 51_000_000, 'picture_too_large'],
  ])('%s before any of it is sent', async (_what, size, code) => {
    const answer = await curator.send('POST', '/api/assets/uploads', { size });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ size: reasonOf(code) });
  });

  test('because more comes than was announced, and the pieces from before stay', async () => {
    const file = await grainy(300);
    const { public_id, url } = await start(file.length);
    await add(url, 0, file);
    expect((await add(url, file.length, Buffer.from('more'))).statusCode).toBe(409);
    expect((await create(public_id)).statusCode).toBe(201);
    const small = await start(10);
    expect((await add(small.url, 0, Buffer.alloc(11))).statusCode).toBe(409);
    expect((await ask(small.url)).headers['upload-offset']).toBe('0');
    const huge = await add(small.url, 0, Buffer.alloc(LARGEST_PICTURE_BYTES + 1));
    expect(huge.statusCode).toBe(409);
    expect(await partsOf(small.public_id)).toBe(0);
  });

  test.each([
    ['a page that calls itself a picture', '<!doctype html><script>1</script>', 'not_a_picture'],
    ['a drawing with a script', '<svg xmlns="x"><script>1</script></svg>', 'picture_drawing'],
    ['a JPEG of nothing but its head', '\xff\xd8\xff\xe0 nothing', 'not_a_picture'],
  ])('%s, by what is in it, and its pieces go', async (_what, text, code) => {
    const { public_id } = await sendWhole(Buffer.from(text, 'latin1'));
    const answer = await create(public_id);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ file: reasonOf(code) });
    expect(await partsOf(public_id)).toBe(0);
  });

  test('cut off at half, in each format', async () => {
    const picture = sharp(await grainy(500));
    for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
      const whole = await picture.clone().toFormat(format).toBuffer();
      const { public_id } = await sendWhole(whole.subarray(0, whole.length / 2));
      const answer = await create(public_id);
      expect(answer.json().errors, format).toEqual({ file: reasonOf('not_a_picture') });
    }
  });

  test.each([
    ['no place', ''],
    ['a place before the file', '-1'],
    ['half a place', '0.5'],
    ['no number', 'end'],
  ])('with %s to put it', async (_what, at) => {
    const { url } = await start(10);
    const answer = await add(url, at, Buffer.alloc(5));
    expect(answer.statusCode).toBe(400);
    expect((await ask(url)).headers['upload-offset']).toBe('0');
  });

  test('as JSON or as a form', async () => {
    const { url } = await start(10);
    for (const type of ['application/json', 'multipart/form-data; boundary=x', 'text/plain']) {
      const answer = await app.server.inject({
        method: 'PATCH',
        url,
        headers: { ...of(curator), 'content-type': type, 'upload-offset': '0' },
        payload: '{}',
      });
      expect([400, 415], type).toContain(answer.statusCode);
    }
  });

  test('from another site', async () => {
    const { url } = await start(10);
    const answer = await app.server.inject({
      method: 'DELETE',
      url,
      headers: { origin: 'https://elsewhere.test', cookie: 'yay_session=x' },
    });
    expect(answer.statusCode).toBe(403);
  });

  test('that belongs to somebody else, exactly like one that does not exist', async () => {
    const { url, public_id } = await sendWhole(await grainy(200));
    const other = await as(await build.person({ roles: ['merchandising_sr'] }));
    for (const address of [url, '/media/uploads/aaaaaaaaaaaaaaaaaaaa', '/media/uploads/..%2fx']) {
      expect((await ask(address, other)).statusCode).toBe(404);
      expect((await add(address, 0, Buffer.alloc(5), other)).statusCode).toBe(404);
      expect((await cancel(address, other)).statusCode).toBe(404);
    }
    expect((await create(public_id, other)).statusCode).toBe(422);
    expect((await create(public_id)).statusCode).toBe(201);
  });

  test('from a person who keeps neither the catalogue nor the pages', async () => {
    const { url } = await start(10);
    for (const id of [TINY.users.parentA.id, TINY.users.support.id]) {
      const somebody = await as(id);
      expect((await ask(url, somebody)).statusCode).toBe(403);
      expect((await add(url, 0, Buffer.alloc(5), somebody)).statusCode).toBe(403);
      expect((await cancel(url, somebody)).statusCode).toBe(403);
    }
    expect((await app.server.inject({ method: 'HEAD', url })).statusCode).toBe(401);
  });

  test('beyond thirty at a time, until those that were given up make room', async () => {
    const busy = await build.person({ roles: ['marketing'] });
    const somebody = await as(busy);
    const begun: { url: string }[] = [];
    while (begun.length < 30) begun.push(await start(10, somebody));
    const refused = await somebody.send('POST', '/api/assets/uploads', { size: 10 });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    await run(
      `update media_uploads set touched_at = clock_timestamp() - interval '16 minutes'
       where person_id = $1`,
      [busy],
    );
    await add(begun[0]?.url ?? '', 0, Buffer.alloc(5), somebody);
    await start(10, somebody);
    expect((await ask(begun[0]?.url ?? '', somebody)).statusCode).toBe(200);
    expect((await ask(begun[1]?.url ?? '', somebody)).statusCode).toBe(404);
  });
});
