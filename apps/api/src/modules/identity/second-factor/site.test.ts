import { expect, test } from 'vitest';
import { siteOf } from './site.ts';

test.each([
  ['lunch.example', undefined, 'lunch.example', ['https://lunch.example', 'http://lunch.example']],
  ['localhost:3000', undefined, 'localhost', ['https://localhost:3000', 'http://localhost:3000']],
  ['localhost:80', undefined, 'localhost', ['https://localhost:80', 'http://localhost']],
  // A configured address wins over that of the request.
  ['evil.test', 'https://lunch.example/', 'lunch.example', ['https://lunch.example']],
  ['evil.test', 'http://localhost:4110', 'localhost', ['http://localhost:4110']],
  ['not a host', undefined, '', []],
])('%s with %s', (host, publicUrl, id, origins) => {
  expect(siteOf({ host }, publicUrl)).toEqual({ id, origins });
});
