import { afterEach, expect, test, vi } from 'vitest';
import { newUuid } from './uuid.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['where the browser makes them', crypto],
  ['where it does not', { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])('%s, each is one and none is another', (_where, has) => {
  vi.stubGlobal('crypto', has);
  const made = Array.from({ length: 200 }, newUuid);
  for (const uuid of made) expect(uuid).toMatch(UUID);
  expect(new Set(made).size).toBe(200);
});
