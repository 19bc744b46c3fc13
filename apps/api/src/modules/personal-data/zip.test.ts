import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ZipEntry, zip } from './zip.ts';

/** Reads a ZIP by its directory, as an unpacker does. */
function unzip(file: Buffer): ZipEntry[] {
  const end = file.length - 22;
  expect(file.readUInt32LE(end)).toBe(0x06054b50);
  let at = file.readUInt32LE(end + 16);
  return Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    const [checksum, packed, length] = [16, 20, 24].map((field) => file.readUInt32LE(at + field));
    const nameLength = file.readUInt16LE(at + 28);
    const start = file.readUInt32LE(at + 42) + 30 + nameLength;
    const content = inflateRawSync(file.subarray(start, start + (packed ?? 0)));
    expect([crc32(content), content.length]).toEqual([checksum, length]);
    const name = file.subarray(at + 46, at + 46 + nameLength).toString('utf8');
    at += 46 + nameLength;
    return { name, content };
  });
}

test('a ZIP holds what was packed into it', () => {
  const entry = fc.record({
    name: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
    content: fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
      expect(unzip(zip(entries))).toEqual(entries);
    }),
  );
});

test('a ZIP is read by another program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  const path = join(folder, 'a.zip');
  writeFileSync(path, zip([{ name: 'niño.txt', content: Buffer.from('¡Hola!') }]));
  const read = `import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist()[0], z.read(z.namelist()[0]).decode())`;
  try {
    const said = execFileSync('python3', ['-c', read, path], {
      encoding: 'utf8',
      env: { ...process.env, PYTHONIOENCODING: 'utf8' },
    });
    expect(said.trim()).toBe('None niño.txt ¡Hola!');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
