import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Portal } from '@yay/contract/page';
import type { PageName } from '@yay/contract/pages';
import type { Locale } from '@yay/words/locales';
import { z } from 'zod';

const assets = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });
export type Assets = z.infer<typeof assets>;

// Written by the web application's build: what each page loads besides the entry, by language.
const pagesFile = z.object({
  pages: z.record(z.string(), z.partialRecord(z.enum(['en', 'es']), assets)).default({}),
  // The scripts of islands, which stand in pages that the server draws.
  islands: z.record(z.string(), assets).default({}),
  // The letters of a family's pages, and of all others.
  fonts: z
    .object({ family: z.array(z.string()), staff: z.array(z.string()) })
    .default({ family: [], staff: [] }),
});

export interface WebBuild {
  readonly html: string;
  assetsOf(page: PageName, locale: Locale): Assets;
  /** The files of a part of the web application that stands in a page of the server. */
  islandOf(name: string): Assets | undefined;
  fontsOf(portal: Portal): readonly string[];
}

const NONE: Assets = { scripts: [], styles: [] };

/** The built web application; undefined where it was not built, as in development. */
export function webBuild(folder: string): () => Promise<WebBuild | undefined> {
  let read: Promise<WebBuild | undefined> | undefined;
  return async () => {
    read ??= readBuild(folder);
    const build = await read;
    // It may yet be built; once it is, its files do not change while we run.
    if (build === undefined) read = undefined;
    return build;
  };
}

async function readBuild(folder: string): Promise<WebBuild | undefined> {
  const html = await readIfThere(join(folder, 'index.html'));
  if (html === undefined) return undefined;
  // Without the list a page still works: it discovers its files one after the other.
  const list = await readIfThere(join(folder, 'pages.json'));
  const { pages, islands, fonts } = pagesFile.parse(list === undefined ? {} : JSON.parse(list));
  return {
    html,
    assetsOf: (page, locale) => pages[page]?.[locale] ?? NONE,
    islandOf: (name) => islands[name],
    fontsOf: (portal) => (portal === 'parent' ? fonts.family : fonts.staff),
  };
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
