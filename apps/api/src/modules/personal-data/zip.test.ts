import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instant } from '@yay/domain/time';
import { expect, test } from 'vitest';
import { zip } from './zip.ts';

const READ = `
import json, sys, zipfile
file = zipfile.ZipFile(sys.argv[1])
print(json.dumps({
  "broken": file.testzip(),
  "entries": [[i.filename, i.date_time[0], file.read(i).hex()] for i in file.infolist()],
}))`;

/** Reads a ZIP with another program, as the person does who asked for it. */
function unzip(file: Buffer): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  const path = join(folder, 'a.zip');
  writeFileSync(path, file);
  try {
    return JSON.parse(execFileSync('python3', ['-c', READ, path], { encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a ZIP holds the files packed into it, of the year in which it was made', async () => {
  const entries = [
    { name: 'niño.txt', content: Buffer.from('¡Hola!') },
    { name: 'empty.json', content: Buffer.alloc(0) },
    { name: 'folder/long.bin', content: Buffer.alloc(300_000, 'lunch') },
  ];
  expect(unzip(await zip(entries, instant('2026-10-13T15:00:00Z')))).toEqual({
    broken: null,
    entries: entries.map(({ name, content }) => [name, 2026, content.toString('hex')]),
  });
});

test('a ZIP without entries is one as well', async () => {
  const file = await zip([], instant('2026-10-13T15:00:00Z'));
  expect(unzip(file)).toEqual({ broken: null, entries: [] });
});
