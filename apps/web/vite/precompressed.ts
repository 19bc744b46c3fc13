import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** Pictures and fonts are packed already. Pages are written by the server. */
const PACKED = /\.(js|css|svg|json|txt)$/;
/**
 * The least size worth packing: a file that fits into one packet of the network comes no sooner for
 * being smaller.
 */
const LEAST_BYTES = 1_024;

/** Lays each file's smaller selves beside it, `.br` and `.gz`: nobody packs them while a browser waits. */
export function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        await Promise.all(
          entries
            .filter((entry) => entry.isFile() && PACKED.test(entry.name))
            .map((entry) => pack(join(entry.parentPath, entry.name))),
        );
      },
    },
  };
}

async function pack(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < LEAST_BYTES) return;
  await Promise.all([
    br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).then((packed) =>
      writeFile(`${path}.br`, packed),
    ),
    gz(plain, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}
