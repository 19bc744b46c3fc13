import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMediaHost } from '../../../test/media-host.ts';
import { formOf } from '../../../test/post-form.ts';
import { type TestApp, testApp } from '../../../test/test-app.ts';
import type { MediaStore, StoredPicture, UploadTicket } from './store.ts';

const MEDIA_ENV = {
  MEDIA_CLOUD: 'lunch-test',
  MEDIA_API_KEY: '123456789012345',
  MEDIA_API_SECRET: 'hunter2-hunter2-hunter2',
  MEDIA_UPLOAD_PRESET: 'pictures',
};

/** Draws a picture whose left half is red and whose right half is blue. */
function sample(width = 640, height = 512): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const, background: '#0000ff' };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: { create: half }, left: width / 2, top: 0 }])
    .jpeg()
    .toBuffer();
}

interface Subject {
  readonly store: MediaStore;
  readonly app: TestApp;
  post(ticket: UploadTicket, file: Uint8Array): Promise<{ status: number; body: unknown }>;
  /** Loads an address of the product as a browser does, redirects included. */
  show(path: string): Promise<{ status: number; type: string | null; body: Buffer }>;
  close(): Promise<void>;
}

async function builtin(): Promise<Subject> {
  const app = await testApp();
  return {
    app,
    store: app.platform.media.store,
    async post({ url, fields }, file) {
      const { body, type } = await formOf(fields, { body: file });
      const answer = await app.server.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type },
        payload: body,
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    async show(url) {
      const answer = await app.server.inject({ url });
      const type = answer.headers['content-type'];
      return { status: answer.statusCode, type: String(type), body: answer.rawPayload };
    },
    close: () => app.close(),
  };
}

async function cloudinary(): Promise<Subject> {
  const host = await startMediaHost();
  const app = await testApp({
    env: { ...MEDIA_ENV, MEDIA_API_URL: host.url, MEDIA_DELIVERY_URL: host.url },
  });
  return {
    app,
    store: app.platform.media.store,
    async post({ url, fields }, file) {
      const { body, type } = await formOf(fields, { body: file });
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': type },
        body: Uint8Array.from(body),
      });
      return { status: answer.status, body: await answer.json() };
    },
    async show(url) {
      const sent = await app.server.inject({ url });
      const { location } = sent.headers;
      if (location === undefined) {
        return { status: sent.statusCode, type: null, body: sent.rawPayload };
      }
      const answer = await fetch(location);
      const type = answer.headers.get('content-type');
      return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
    },
    async close() {
      await app.close();
      await host.close();
    },
  };
}

/** One suite for both stores, which proves that they behave alike. */
describe.each([
  ['the built-in store', builtin],
  ['an image host, by its stand-in', cloudinary],
])('%s', (_name, start) => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await start();
  });
  afterAll(() => subject.close());

  async function put(file?: Buffer): Promise<StoredPicture> {
    const { status, body } = await subject.post(
      await subject.store.ticket(),
      file ?? (await sample()),
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return body as StoredPicture;
  }

  test('stores a picture under the name of its ticket and finds it afterwards', async () => {
    const ticket = await subject.store.ticket();
    const { status, body } = await subject.post(ticket, await sample());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      public_id: ticket.fields.public_id,
      width: 640,
      height: 512,
      format: 'jpg',
      resource_type: 'image',
      type: 'upload',
    });
    const { version, bytes } = body as StoredPicture;
    expect(await subject.store.find(ticket.fields.public_id ?? '')).toMatchObject({
      public_id: ticket.fields.public_id,
      width: 640,
      height: 512,
      format: 'jpg',
      version,
      bytes,
    });
  });

  test('gives every ticket an unguessable name of its own', async () => {
    const names = await Promise.all(
      Array.from({ length: 20 }, async () => (await subject.store.ticket()).fields.public_id),
    );
    expect(new Set(names).size).toBe(20);
    for (const name of names) expect(name).toMatch(/^[a-z0-9]{20}$/);
  });

  test('serves the picture at our address in the requested size', async () => {
    const { public_id, version } = await put();
    const shown = await subject.show(
      `/media/image/upload/c_fill,w_250,h_200/v${version}/${public_id}.jpg`,
    );
    expect(shown.status).toBe(200);
    expect(shown.type).toBe('image/jpeg');
    expect(await sharp(shown.body).metadata()).toMatchObject({ width: 250, height: 200 });
  });

  test('returns the picture of a ticket when the same file is sent again', async () => {
    const ticket = await subject.store.ticket();
    const file = await sample();
    const first = await subject.post(ticket, file);
    const again = await subject.post(ticket, file);
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject(first.body as object);
  });

  test('keeps the first picture when a ticket is used for another one', async () => {
    const ticket = await subject.store.ticket();
    await subject.post(ticket, await sample());
    await subject.post(ticket, await sample(320, 320));
    const picture = await subject.store.find(ticket.fields.public_id ?? '');
    expect(picture).toMatchObject({ width: 640, height: 512 });
  });

  test.each([
    ['another name', { public_id: 'a'.repeat(20) }],
    ['another preset', { upload_preset: 'anything' }],
    ['another time', { timestamp: String(Math.floor(Date.now() / 1000) + 60) }],
    ['another signature', { signature: '0'.repeat(40) }],
    ['no signature', { signature: '' }],
  ])('refuses a ticket with %s', async (_what, forged) => {
    const ticket = await subject.store.ticket();
    const { status } = await subject.post(
      { ...ticket, fields: { ...ticket.fields, ...forged } },
      await sample(),
    );
    expect([401, 403]).toContain(status);
    const name = Object.assign({}, ticket.fields, forged).public_id ?? '';
    expect(await subject.store.find(name)).toBeNull();
  });

  test('refuses a file that is not a picture', async () => {
    const ticket = await subject.store.ticket();
    const { status } = await subject.post(ticket, Buffer.from('<script>alert(1)</script>'));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await subject.store.find(ticket.fields.public_id ?? '')).toBeNull();
  });

  test('removes a picture idempotently', async () => {
    const { public_id } = await put();
    await subject.store.remove(public_id);
    await subject.store.remove(public_id);
    expect(await subject.store.find(public_id)).toBeNull();
  });

  test('answers 404 for an unknown name', async () => {
    expect(await subject.store.find('nothing')).toBeNull();
    const { status } = await subject.show('/media/image/upload/v1/nothing.jpg');
    expect(status).toBe(404);
  });

  test('limits the content policy of pages to the origins of the store', async () => {
    const { headers } = await subject.app.server.inject({ url: '/health' });
    const policy = String(headers['content-security-policy']);
    const { images, uploads } = subject.store.origins;
    expect(policy).toContain(`img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')};`);
    expect(policy).toContain(`connect-src ${["'self'", ...uploads].join(' ')};`);
  });
});

describe('an image host that fails', () => {
  let host: Awaited<ReturnType<typeof startMediaHost>>;
  let app: TestApp;
  beforeAll(async () => {
    host = await startMediaHost();
    app = await testApp({
      env: { ...MEDIA_ENV, MEDIA_API_URL: host.url, MEDIA_DELIVERY_URL: host.url },
    });
  });
  afterAll(async () => {
    await app.close();
    await host.close();
  });

  test('is unavailable and never discloses the secret', async () => {
    const { store } = app.platform.media;
    host.fail(500);
    const failed = await store.find('x').catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: 'MediaUnavailable' });
    await expect(store.remove('x')).rejects.toMatchObject({ name: 'MediaUnavailable' });
    host.fail(null);
    const output = JSON.stringify([await store.ticket(), store, String(failed)]);
    expect(output).not.toContain(MEDIA_ENV.MEDIA_API_SECRET);
  });

  test('replaces our own upload address, which answers 404', async () => {
    const answer = await app.server.inject({ method: 'POST', url: '/media/upload' });
    expect(answer.statusCode).toBe(404);
  });
});
