import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrolledTo } from './scrolled-to.ts';

describe('scrolledTo', () => {
  // A window of 332 px under a head of 32: 300 px are seen.
  const row = (from: number) => ({ from, to: from + 36, covered: 32 });
  it.each([
    { name: 'in the middle', from: 500, offset: 400, now: 400 },
    { name: 'right at the top', from: 400, offset: 400, now: 400 },
    { name: 'right at the bottom', from: 664, offset: 400, now: 400 },
    { name: 'above', from: 360, offset: 400, now: 360 },
    { name: 'half above', from: 399, offset: 400, now: 399 },
    { name: 'below', from: 700, offset: 400, now: 436 },
    { name: 'half below', from: 665, offset: 400, now: 401 },
  ])('a row $name', ({ from, offset, now }) => {
    expect(scrolledTo(row(from), offset, 332)).toBe(now);
  });

  it('shows the begin of a stretch longer than the window', () => {
    expect(scrolledTo({ from: 900, to: 1_400, covered: 32 }, 400, 332)).toBe(900);
  });

  it('shows all of it, moves nothing where it is seen, and no further than needed', () => {
    const part = fc.record({
      from: fc.integer({ min: 0, max: 100_000 }),
      long: fc.integer({ min: 1, max: 200 }),
      covered: fc.integer({ min: 0, max: 300 }),
      offset: fc.integer({ min: 0, max: 100_000 }),
    });
    fc.assert(
      fc.property(part, ({ from, long, covered, offset }) => {
        const seen = 400;
        const to = from + long;
        const now = scrolledTo({ from, to, covered }, offset, covered + seen);
        expect(from).toBeGreaterThanOrEqual(now);
        expect(to).toBeLessThanOrEqual(now + seen);
        if (from >= offset && to <= offset + seen) expect(now).toBe(offset);
        else expect([from, to - seen]).toContain(now);
      }),
    );
  });
});
