import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Of the format: 2.0, which knows deflate. */
const VERSION = 20;
const NAMES_ARE_UTF8 = 0x0800;
const DEFLATED = 8;
/** 1980-01-01, the format's first day: a file says when it was made in its own words. */
const FIRST_DAY = 0x21;

/** Packs files into a ZIP. Less than 4 GB in all, which its plain form holds. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content);
    const path = Buffer.from(name, 'utf8');
    const common = commonFields(content, packed, path);
    const local = Buffer.concat([numbers([LOCAL, 4], [VERSION, 2]), common, path, packed]);
    locals.push(local);
    directory.push(
      numbers([CENTRAL, 4], [VERSION, 2], [VERSION, 2]),
      common,
      // No comment, the first disk, a file of no special kind, and where it begins.
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      path,
    );
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const count = entries.length;
  const end = numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [listed.length, 4]);
  return Buffer.concat([...locals, listed, end, numbers([offset, 4], [0, 2])]);
}

/** What the entry and the directory both say of a file, up to the length of its extra field. */
const commonFields = (content: Buffer, packed: Buffer, path: Buffer): Buffer =>
  numbers(
    [NAMES_ARE_UTF8, 2],
    [DEFLATED, 2],
    [0, 2],
    [FIRST_DAY, 2],
    [crc32(content), 4],
    [packed.length, 4],
    [content.length, 4],
    [path.length, 2],
    [0, 2],
  );

/** Returns numbers of so many bytes each, the lowest byte first. */
function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      if (bytes === 2) field.writeUInt16LE(value);
      else field.writeUInt32LE(value);
      return field;
    }),
  );
}
