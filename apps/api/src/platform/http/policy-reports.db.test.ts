import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const report = (payload: string, type: string, ip = '198.51.100.7') =>
  app.server.inject({
    method: 'POST',
    url: '/api/policy-reports',
    headers: { 'content-type': type },
    remoteAddress: ip,
    payload,
  });

async function reported(): Promise<string[]> {
  await app.platform.observer.flush();
  const rows = await app.platform.db.query<{ message: string }>(
    'test.exceptions',
    `select message from exceptions where name = 'ContentPolicy' order by message`,
    [],
  );
  return rows.map(({ message }) => message);
}

test('a report is kept by its rule and the origin that was stopped, without addresses and samples', async () => {
  const old = await report(
    JSON.stringify({
      'csp-report': {
        'document-uri': 'https://lunch.test/parents/account?child=Mia',
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.test/x.js?token=secret',
        'script-sample': 'alert("Mia")',
      },
    }),
    'application/csp-report',
  );
  expect(old.statusCode).toBe(204);
  const recent = await report(
    JSON.stringify([
      {
        type: 'csp-violation',
        url: 'https://lunch.test/admin/users/12',
        body: { effectiveDirective: 'style-src-elem', blockedURL: 'inline', sample: 'Mia' },
      },
      { type: 'deprecation', body: {} },
    ]),
    'application/reports+json',
  );
  expect(recent.statusCode).toBe(204);
  expect(await reported()).toEqual([
    'script-src-elem forbids evil.test',
    'style-src-elem forbids inline',
  ]);
});

test.each([
  ['no JSON', 'x', 'application/csp-report', 400],
  ['null', 'null', 'application/csp-report', 400],
  ['a number', '7', 'application/reports+json', 400],
  ['an empty list', '[]', 'application/reports+json', 204],
  ['a list of nothing', '[null, 3, {"type":"csp-violation"}]', 'application/reports+json', 204],
  ['JSON of another kind', '{}', 'application/json', 415],
  ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
  ['too much', `[${'1,'.repeat(20_000)}1]`, 'application/reports+json', 413],
])('a report that is %s is answered by its status', async (_what, body, type, status) => {
  expect((await report(body, type, '198.51.100.8')).statusCode).toBe(status);
});

test('reports of one network are limited', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 25; number += 1) {
    statuses.push((await report('[]', 'application/reports+json', '198.51.100.9')).statusCode);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});
