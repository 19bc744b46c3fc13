import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { accepts, sendPacked } from './packed-copies.ts';

describe('accepts', () => {
  test.each([
    ['gzip, deflate, br', 'br', true],
    ['BR;q=0.5', 'br', true],
    ['gzip', 'br', false],
    ['br;q=0, gzip', 'br', false],
    ['brotli', 'br', false],
    ['', 'gzip', false],
    [undefined, 'gzip', false],
  ])('%s takes %s: %s', (header, encoding, expected) => {
    expect(accepts(header, encoding)).toBe(expected);
  });
});

describe('sendPacked', () => {
  const text = 'main { color: black } '.repeat(200);
  const app = fastify();
  app.get('/sheet', sendPacked('text/css; charset=utf-8', Buffer.from(text)));
  afterAll(() => app.close());
  const ask = (encodings?: string) =>
    app.inject({ url: '/sheet', headers: encodings ? { 'accept-encoding': encodings } : {} });

  test.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])(
    'sends whoever takes %s the text in %s, the second time as well',
    async (takes, encoding, unpack) => {
      const first = await ask(takes);
      expect(first.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'text/css; charset=utf-8',
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(unpack(first.rawPayload).toString()).toBe(text);
      expect((await ask(takes)).rawPayload).toEqual(first.rawPayload);
    },
  );

  test('sends the text as it is to whoever names no encoding', async () => {
    const { headers, body } = await ask();
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'accept-encoding']);
    expect(body).toBe(text);
  });
});
