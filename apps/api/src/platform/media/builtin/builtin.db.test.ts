import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { formOf } from '../../../../test/post-form.ts';
import { type TestApp, testApp } from '../../../../test/test-app.ts';
import type { StoredPicture } from '../store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const BELOW = '/media/image/upload';
const picture = (width = 640, height = 512) =>
  sharp({ create: { width, height, channels: 3, background: '#e2483d' } });

async function upload(file: Uint8Array, fields?: Record<string, string>) {
  const ticket = await app.platform.media.store.ticket();
  const form = await formOf(fields ?? ticket.fields, { body: file });
  const answer = await app.server.inject({
    method: 'POST',
    url: '/media/upload',
    headers: { 'content-type': form.type },
    payload: form.body,
  });
  return { status: answer.statusCode, body: answer.json(), name: ticket.fields.public_id ?? '' };
}
async function put(file: Uint8Array): Promise<StoredPicture> {
  const { status, body } = await upload(file);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url, headers });

/** Builds a PNG of `side` squared pixels in a few hundred bytes. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * 200))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe('a ticket', () => {
  test('is used up by its picture: another file is refused, and changes nothing', async () => {
    const ticket = await app.platform.media.store.ticket();
    const first = await picture().jpeg().toBuffer();
    expect((await upload(first, ticket.fields)).status).toBe(200);
    const other = await upload(await picture(320, 320).jpeg().toBuffer(), ticket.fields);
    expect(other.status).toBe(403);
    expect((await upload(first, ticket.fields)).status).toBe(200);
  });

  test('lets one of many files win when they are sent at once', async () => {
    const ticket = await app.platform.media.store.ticket();
    const files = await Promise.all(
      [300, 310, 320, 330].map((side) => picture(side, side).jpeg().toBuffer()),
    );
    const answers = await Promise.all(files.map((file) => upload(file, ticket.fields)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => status === 200 || status === 403)).toBe(true);
  });

  test('does not bring back a picture that was removed', async () => {
    const ticket = await app.platform.media.store.ticket();
    const file = await picture().jpeg().toBuffer();
    await upload(file, ticket.fields);
    await app.platform.media.store.remove(ticket.fields.public_id ?? '');
    expect((await upload(file, ticket.fields)).status).toBe(403);
  });

  test('is good for another try after a file without a picture', async () => {
    const ticket = await app.platform.media.store.ticket();
    expect((await upload(Buffer.from('nothing'), ticket.fields)).status).toBe(422);
    const file = await picture().jpeg().toBuffer();
    expect((await upload(file, ticket.fields)).status).toBe(200);
  });
});

describe('an upload', () => {
  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'not_a_picture'],
    [
      'a drawing with a script',
      '<svg xmlns="…"><script>alert(1)</script></svg>',
      'picture_drawing',
    ],
    ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'picture_heic'],
    ['the head of a JPEG alone', '\xff\xd8\xff\xe0 and nothing else', 'not_a_picture'],
    ['an empty file', '', 'not_a_picture'],
  ])('of %s is refused with its reason', async (_what, text, code) => {
    const { status, body, name } = await upload(Buffer.from(text, 'latin1'));
    expect(status).toBe(422);
    expect(body.errors.file).toEqual([app.application.phrases.field(code as 'invalid', 'en')]);
    expect(await app.platform.media.store.find(name)).toBeNull();
  });

  test.each([30_000, 60_000])(
    'of a bomb of %i pixels squared is refused before it is decoded',
    async (side) => {
      const started = performance.now();
      const { status, body } = await upload(bomb(side));
      expect(status).toBe(422);
      expect(body.errors.file).toEqual([
        app.application.phrases.field('picture_too_many_pixels', 'en'),
      ]);
      expect(performance.now() - started).toBeLessThan(15_000);
    },
  );

  test('of 51 MB is refused', async () => {
    const large = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(51_000_000)]);
    const { status, body } = await upload(large);
    expect(status).toBe(413);
    expect(body.errors.file).toEqual([app.application.phrases.field('picture_too_large', 'en')]);
  });

  test('of a file that is also a file of another type keeps the pixels alone', async () => {
    const jpeg = await picture()
      .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' } })
      .jpeg()
      .toBuffer();
    const both = Buffer.concat([jpeg, Buffer.from('<script>alert(2)</script>PK\x03\x04')]);
    const { public_id, version } = await put(both);
    const kept = (await get(`${BELOW}/v${version}/${public_id}.jpg`)).rawPayload;
    expect(kept.includes('script')).toBe(false);
    expect(kept.includes('PK\x03\x04')).toBe(false);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });

  test('of a photograph taken sideways is turned upright, and the place where it was taken goes', async () => {
    const left = { create: { width: 320, height: 480, channels: 3, background: '#00f' } } as const;
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' };
    const sideways = await picture(640, 480)
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: place, IFD0: { Model: 'Pocket camera' } })
      .jpeg()
      .toBuffer();
    const sent = await sharp(sideways).metadata();
    expect(sent.exif?.includes('Pocket camera')).toBe(true);
    expect(sent.orientation).toBe(6);
    const { public_id, version, ...stored } = await put(sideways);
    expect(stored).toMatchObject({ width: 480, height: 640 });
    const kept = (await get(`${BELOW}/v${version}/${public_id}.jpg`)).rawPayload;
    const { exif, orientation, xmp, iptc } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
    expect([undefined, 1]).toContain(orientation);
    // The edge that lay on the left is on top.
    const [red = 0, , blue = 0] = await sharp(kept)
      .extract({ left: 200, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(blue).toBeGreaterThan(red);
  });

  test('keeps the first frame of an animation and shrinks a picture larger than any page', async () => {
    const gif = await picture(300, 200).gif().toBuffer();
    expect(await put(gif)).toMatchObject({ width: 300, height: 200, format: 'webp' });
    expect(await put(await picture(4_000, 1_000).jpeg().toBuffer())).toMatchObject({
      width: 2_400,
      height: 600,
    });
  });

  test('without a ticket or with an expired one is refused', async () => {
    const file = await picture().jpeg().toBuffer();
    expect((await upload(file, {})).status).toBe(403);
    const { fields } = await app.platform.media.store.ticket();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000);
    try {
      expect((await upload(file, { ...fields })).status).toBe(403);
    } finally {
      vi.restoreAllMocks();
    }
    const name = { public_id: '../../etc/passwd', upload_preset: 'pictures', timestamp: '1' };
    expect((await upload(file, { ...name, signature: 'x'.repeat(64) })).status).toBe(403);
  });

  test.each([
    ['JSON', 'application/json', '{}', 415],
    ['a form that ends too soon', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp', 400],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
    ['a form without a picture', 'multipart/form-data; boundary=x', '--x--\r\n', 422],
  ])('%s is refused', async (_what, type, payload, status) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/media/upload',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
  });

  test('from another site is refused', async () => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/media/upload',
      headers: { origin: 'https://elsewhere.test', 'content-type': 'multipart/form-data' },
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('a served picture', () => {
  let name: string;
  let base: string;
  beforeAll(async () => {
    const { public_id, version } = await put(await picture().jpeg().toBuffer());
    name = `v${version}/${public_id}`;
    base = `${BELOW}/c_fill,w_250,h_200,f_auto/${name}.jpg`;
  });

  test.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('for a browser that accepts %s is a %s', async (accept, type, format) => {
    const answer = await get(base, { accept });
    expect(answer.headers).toMatchObject({
      'content-type': type,
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(String(answer.headers['content-security-policy'])).toMatch(
      /^default-src 'none'; sandbox/,
    );
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format,
      width: 250,
      height: 200,
    });
    const again = await get(base, { accept, 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  test('has twice the pixels for a dense screen, and its own shape where it is fitted', async () => {
    const double = await get(`${BELOW}/c_fill,w_250,h_200,dpr_2/${name}.png`);
    expect(await sharp(double.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 500,
      height: 400,
    });
    const fitted = await get(`${BELOW}/c_fit,w_320/${name}.webp`);
    expect(await sharp(fitted.rawPayload).metadata()).toMatchObject({ width: 320, height: 256 });
    const whole = await get(`${BELOW}/c_fit,w_1920/${name}.webp`);
    expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 640, height: 512 });
  });

  test('is made once for concurrent requests, whatever the order of the parameters', async () => {
    const { public_id, version } = await put(await picture(700, 500).jpeg().toBuffer());
    const cuts = ['c_fill,w_640,h_512', 'h_512,c_fill,w_640', 'c_fill,h_512,w_640,dpr_1'];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        get(`${BELOW}/${cuts[at % 3]}/v${version}/${public_id}.webp`),
      ),
    );
    // Addresses begin with the crop; another order is refused.
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(8);
    const { rows } = await app.platform.db.run(
      'select rendition from media_renditions where public_id = $1',
      [public_id],
    );
    expect(rows).toEqual([{ rendition: 'fill-640x512' }]);
  });

  test.each([
    'c_fill,w_251,h_200',
    'c_fill,w_2500,h_2000',
    'c_scale,w_250',
    'e_blur:2000',
    'c_fill,w_250,h_200,dpr_9',
  ])('is refused in a size that is not offered: %s', async (cut) => {
    expect((await get(`${BELOW}/${cut}/${name}.jpg`)).statusCode).toBe(404);
  });

  test.each([
    '/v1/..%2f..%2fetc%2fpasswd.jpg',
    '/v1/%2e%2e/x.jpg',
    "/v1/x'%20or%201=1--.jpg",
    '/v1/x%00.jpg',
    '/v99999999999999999999/x.jpg',
    '/v1/x.svg',
    '/v1/x.html',
    '',
    '/',
  ])('is not found at %j', async (path) => {
    const answer = await get(`${BELOW}${path}`);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).not.toMatch(/html/);
  });

  test('is not found by another version, and is cached for an hour without a version', async () => {
    const other = base.replace(/v\d+/, 'v1');
    expect((await get(other)).statusCode).toBe(404);
    const bare = await get(`${BELOW}/c_fill,w_640,h_320/${name.split('/')[1]}.jpg`);
    expect(bare.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('is limited in new renditions per address, while existing ones are still served', async () => {
    const cuts: string[] = [];
    for (const size of ['320,h_256', '160,h_160', '960,h_480', '480,h_960', '1200,h_630']) {
      for (const format of ['jpg', 'png', 'webp']) cuts.push(`c_fill,w_${size}/${name}.${format}`);
    }
    await app.platform.db.run(
      `insert into rate_limits (key, points, expire)
       select key, 100000, expire from rate_limits where key like 'media.cut%'
       on conflict (key) do update set points = 100000`,
    );
    const slowed = await get(`${BELOW}/${cuts[0]}`);
    expect(slowed.statusCode).toBe(429);
    expect(slowed.headers['retry-after']).toBeDefined();
    expect((await get(base, { accept: '*/*' })).statusCode).toBe(200);
    await app.platform.db.run(`delete from rate_limits where key like 'media.cut%'`);
    expect((await get(`${BELOW}/${cuts[0]}`)).statusCode).toBe(200);
  });
});
