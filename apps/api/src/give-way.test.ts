import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('every thread of a process gives way, also those that began before', () => {
  const program = `
    import { existsSync, readdirSync } from 'node:fs';
    import { readFile } from 'node:fs/promises';
    import { getPriority } from 'node:os';
    import { giveWay } from ${JSON.stringify(new URL('./give-way.ts', import.meta.url).href)};
    await readFile('.').catch(() => undefined);
    giveWay();
    const list = '/proc/self/task';
    const threads = existsSync(list) ? readdirSync(list).map(Number) : [0];
    console.log(JSON.stringify(threads.map((thread) => getPriority(thread))));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  const priorities = new Set(JSON.parse(said) as number[]);
  expect([...priorities]).toEqual([5]);
});
