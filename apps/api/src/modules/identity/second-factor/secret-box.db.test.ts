import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/index.ts';
import { createSecretBox, NotOurSecret } from './secret-box.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app?.close());

describe('the box that secrets are kept in', () => {
  const KEY = 'a setting of at least thirty-two characters';
  const NEXT_KEY = 'another setting of at least thirty-two characters';
  const source = () => app.platform.db;

  test.each([[undefined], [KEY]])('opens what it sealed, for its owner alone (%s)', async (key) => {
    const box = createSecretBox({ secretKey: key });
    const sealed = await box.seal(source(), 1, 'SECRET');
    expect(await box.open(source(), 1, sealed)).toBe('SECRET');
    await expect(box.open(source(), 2, sealed)).rejects.toThrow(NotOurSecret);
    sealed[sealed.length - 1] = (sealed[sealed.length - 1] ?? 0) ^ 1;
    await expect(box.open(source(), 1, sealed)).rejects.toThrow(NotOurSecret);
  });

  test('opens after a restart, and after the setting is made', async () => {
    const sealed = await createSecretBox({ secretKey: undefined }).seal(source(), 1, 'SECRET');
    expect(await createSecretBox({ secretKey: undefined }).open(source(), 1, sealed)).toBe(
      'SECRET',
    );
    expect(await createSecretBox({ secretKey: KEY }).open(source(), 1, sealed)).toBe('SECRET');
  });

  test('does not open without the key, or with another', async () => {
    const sealed = await createSecretBox({ secretKey: KEY }).seal(source(), 1, 'SECRET');
    await expect(
      createSecretBox({ secretKey: undefined }).open(source(), 1, sealed),
    ).rejects.toThrow('SECRET_KEY');
    await expect(
      createSecretBox({ secretKey: `${KEY}!` }).open(source(), 1, sealed),
    ).rejects.toThrow(NotOurSecret);
  });

  test('opens a secret that the key before sealed, and seals it anew once', async () => {
    const before = createSecretBox({ secretKey: KEY });
    const between = createSecretBox({ secretKey: NEXT_KEY, previousSecretKey: KEY });
    const after = createSecretBox({ secretKey: NEXT_KEY });
    const sealed = await before.seal(source(), 1, 'SECRET');
    expect(await between.open(source(), 1, sealed)).toBe('SECRET');
    await expect(after.open(source(), 1, sealed)).rejects.toThrow(NotOurSecret);
    const renewed = await between.reseal(source(), 1, sealed);
    expect(renewed && (await after.open(source(), 1, renewed))).toBe('SECRET');
    expect(renewed && (await between.reseal(source(), 1, renewed))).toBeUndefined();
  });

  test('seals with the setting a secret that the key of the database sealed', async () => {
    const sealed = await createSecretBox({ secretKey: undefined }).seal(source(), 1, 'SECRET');
    const renewed = await createSecretBox({ secretKey: KEY }).reseal(source(), 1, sealed);
    expect(renewed?.[0]).not.toBe(sealed[0]);
  });

  test('processes that start at once share one key', async () => {
    await source().run(`delete from app_secrets where name = 'second_factor'`);
    const boxes = Array.from({ length: 6 }, () => createSecretBox({ secretKey: undefined }));
    const sealed = await Promise.all(boxes.map((box) => box.seal(source(), 1, 'SECRET')));
    for (const one of sealed) {
      expect(await createSecretBox({ secretKey: undefined }).open(source(), 1, one)).toBe('SECRET');
    }
  });
});
