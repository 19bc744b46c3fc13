import { expect, test, vi } from 'vitest';
import { keepBriefly } from './keep-briefly.ts';
import type { SiteAnswer } from './site-parts.ts';

const answer = (cache: string, status = 200): SiteAnswer => ({
  status,
  html: '<p>',
  headers: { 'cache-control': cache },
});
const PUBLIC = answer('public, max-age=30');

test('a page is drawn once a second, however many read it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const briefly = keepBriefly<SiteAnswer>();
  const draw = vi.fn(async () => PUBLIC);
  for (let reader = 0; reader < 5; reader += 1) await briefly('/about', draw);
  expect(draw).toHaveBeenCalledTimes(1);
  await briefly('/es/about', draw);
  expect(draw).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_001);
  await briefly('/about', draw);
  expect(draw).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test.each([
  ['that no cache may keep', answer('no-store')],
  ['of another address', answer('public, max-age=30', 302)],
  ['that there is none', undefined],
])('an answer %s is made anew each time', async (_what, made) => {
  const briefly = keepBriefly<SiteAnswer>();
  const draw = vi.fn(async () => made);
  await briefly('/contact-us', draw);
  await briefly('/contact-us', draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('an address in thousands of spellings does not fill the memory', async () => {
  const briefly = keepBriefly<SiteAnswer>();
  const draw = vi.fn(async () => PUBLIC);
  for (let slashes = 0; slashes < 600; slashes += 1) await briefly(`/about#${slashes}`, draw);
  // The first ones gave way.
  await briefly('/about#0', draw);
  expect(draw).toHaveBeenCalledTimes(601);
});
