import { expect, test } from 'vitest';
import { plainName } from './index.ts';

test.each([
  ['José  Núñez', 'jose nunez'],
  ["Siobhan O'Neill-Reyes", 'siobhan oneill reyes'],
  ['Jose\u0301 NÚÑEZ ', 'jose nunez'],
  ['נועה לוי', 'נועה לוי'],
  ['🎒', ''],
])('%s is compared as %j', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});
