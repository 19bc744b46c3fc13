import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followRedirects, MOST_STEPS, type RedirectRule } from './index.ts';

const rules = (...pairs: (readonly [string, string, (301 | 302)?])[]): RedirectRule[] =>
  pairs.map(([from, to, status = 301], at) => ({ id: at + 1, from, to, status }));
const way = (given: RedirectRule[], path: string) => {
  const chain = followRedirects(given, path);
  return chain && [chain.end, ...chain.addresses, chain.status];
};

describe('the way from a path', () => {
  const several = rules(
    ['/old', '/about'],
    ['/a', '/b'],
    ['/b', '/c', 302],
    ['/blog/*', '/news/*'],
    ['/blog/first', '/news/welcome'],
    ['/gone/*', '/'],
    ['/out', 'https://elsewhere.example/x'],
    ['/menu', '/lunch-calendar?week=now'],
    ['/all/*', '/*'],
  );
  test.each<[string, unknown]>([
    ['/old', ['reached', '/old', '/about', 301]],
    ['/old/', ['reached', '/old/', '/about', 301]],
    ['/older', null],
    ['/', null],
    ['/a', ['reached', '/a', '/b', '/c', 302]],
    ['/blog/second', ['reached', '/blog/second', '/news/second', 301]],
    ['/blog/first', ['reached', '/blog/first', '/news/welcome', 301]],
    ['/blog', null],
    ['/gone/x/y', ['reached', '/gone/x/y', '/', 301]],
    ['/out', ['reached', '/out', 'https://elsewhere.example/x', 301]],
    ['/menu', ['reached', '/menu', '/lunch-calendar?week=now', 301]],
    ['/all//evil.test', ['reached', '/all//evil.test', '/evil.test', 301]],
  ])('%s is %j', (path, expected) => {
    expect(way(several, path)).toEqual(expected);
  });

  test.each([1, 2, 5])('in a loop of %i comes back, and is told', (size) => {
    const loop = rules(
      ...Array.from({ length: size }, (_, at) => [`/l${at}`, `/l${(at + 1) % size}`] as const),
    );
    const chain = followRedirects(loop, '/l0');
    expect(chain?.end).toBe('loop');
    expect(chain?.addresses).toHaveLength(size + 1);
    expect(chain?.addresses.at(-1)).toBe('/l0');
    // A way that only leads into a loop is one too.
    expect(followRedirects([...loop, ...rules(['/in', '/l0'])], '/in')?.end).toBe('loop');
  });

  test('knows an address however it is written', () => {
    const written = rules(['/caf%C3%A9', '/about'], ['/loop', '/%6Coop'], ['/broken', '/%E0%A4%A']);
    expect(way(written, '/café')).toEqual(['reached', '/café', '/about', 301]);
    expect(followRedirects(written, '/loop')?.end).toBe('loop');
    expect(way(written, '/broken')).toEqual(['reached', '/broken', '/%E0%A4%A', 301]);
  });

  test('that grows with every step ends', () => {
    expect(followRedirects(rules(['/x*', '/xx*']), '/xy')?.end).toBe('too_long');
  });

  test('ends whatever the rules are', () => {
    const address = fc.constantFrom(
      '/a',
      '/b',
      '/c',
      '/a/*',
      '/b*',
      '/*',
      '/c/*',
      'https://x.test',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(address, address), { maxLength: 8 }), (pairs) => {
        const chain = followRedirects(rules(...pairs), '/a/b');
        expect(chain?.rules.length ?? 0).toBeLessThanOrEqual(MOST_STEPS);
      }),
    );
  });
});
