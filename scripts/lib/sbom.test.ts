import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run.ts';
import { readLock, shippedPackages, shippedParts } from './sbom.ts';

test('the bill of materials names every package that runs, and none of development alone', async () => {
  const bill = await shippedParts();
  const named = bill.components.map((component) => component['bom-ref']);
  const shipped = shippedPackages(await readLock());
  expect([...shipped].filter((one) => !named.includes(one))).toEqual([]);
  expect(named.filter((one) => !shipped.has(one))).toEqual([]);

  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'apps/api/package.json'), 'utf8'));
  for (const [name, version] of Object.entries(dependencies)) {
    expect(named).toContain(`${name}@${version}`);
  }
  expect(named.some((one) => one.startsWith('@playwright/test@'))).toBe(false);
  expect(bill.metadata.component.name).toBe('yay-lunch');
});
