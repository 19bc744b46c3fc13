import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { portalOf } from '@yay/contract/page';
import { PAGES, type PageName } from '@yay/contract/pages';
import { LOCALES } from '@yay/words/locales';
import type { Plugin, Rolldown } from 'vite';
import { LAYOUT_WORDS } from '../src/app/layouts/layout-words.ts';

type Assets = { scripts: string[]; styles: string[] };

const APP = resolve(import.meta.dirname, '../src/app');
const FAMILY_PAGES = resolve(APP, 'family-pages.ts');
/** Not part of the entry: a page that is named there needs that file, and the one of its words, first. */
const PAGE_MODULES = resolve(APP, 'page-modules.ts');
const PORTALS = resolve(import.meta.dirname, '../src/portals');
/** The pages of the other portals than the parents', which the program asks for when it starts there. */
const PORTAL_PAGES = resolve(APP, 'portal-pages.ts');
const AREAS = resolve(import.meta.dirname, '../src/lib/words/areas.ts');
/** The islands in pages that the server draws, by the name that the server asks for them by. */
const ISLANDS = {
  giftCards: resolve(import.meta.dirname, '../src/islands/gift-cards.tsx'),
  teacherLunch: resolve(import.meta.dirname, '../src/islands/teacher-lunch.tsx'),
};
const LAYOUTS = resolve(import.meta.dirname, '../src/app/layouts');
const WORDS = resolve(import.meta.dirname, '../../../packages/words/src');

/** The letters of a family's pages, and those of the portals of staff. */
const FONTS = { family: ['figtree', 'gabarito'], staff: ['inter', 'gabarito'] };

/**
 * Writes pages.json: for each page and language, the files its first view needs besides the entry,
 * and the fonts. The server names them in the shell, so that nothing is discovered late.
 */
export function pageAssets(): Plugin {
  return {
    name: 'page-assets',
    apply: 'build',
    generateBundle: {
      // After Vite has taken out the chunks that hold nothing but styles.
      order: 'post',
      handler(_options, bundle) {
        const pages = readPageModules();
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(
          ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('index.html'),
        );
        if (!entry) this.error('the build has no entry');
        const circle = circleAmong(chunks);
        if (circle) this.error(`files import one another in a circle: ${circle.join(' > ')}`);
        const known = filesOf([entry.fileName], bundle);
        const assets = Object.fromEntries(
          (Object.keys(PAGES) as PageName[]).map((name) => {
            const page = pages.get(name);
            if (!page)
              this.error(`neither family-pages.ts nor a *.pages.ts declares the page ${name}`);
            return [
              name,
              Object.fromEntries(
                LOCALES.map((locale) => {
                  const modules = [
                    ...page.namedIn,
                    ...(portalOf(PAGES[name].path) === 'parent' ? [] : [PORTAL_PAGES]),
                    page.file,
                    resolve(LAYOUTS, `${PAGES[name].layout}-layout.tsx`),
                    ...[...page.words, ...LAYOUT_WORDS[PAGES[name].layout]].map((area) =>
                      resolve(WORDS, area, `${locale}.ts`),
                    ),
                  ];
                  const starts = modules.map((module) => {
                    const chunk = chunks.find((candidate) => candidate.moduleIds.includes(module));
                    if (!chunk) return this.error(`${module} is in no chunk`);
                    return chunk.fileName;
                  });
                  const files = filesOf(starts, bundle);
                  return [
                    locale,
                    {
                      scripts: files.scripts.filter((file) => !known.scripts.includes(file)),
                      styles: files.styles.filter((file) => !known.styles.includes(file)),
                    } satisfies Assets,
                  ];
                }),
              ),
            ];
          }),
        );
        const islands = Object.fromEntries(
          Object.entries(ISLANDS).map(([name, module]) => {
            const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
            if (!chunk) return this.error(`${module} is no entry`);
            return [name, filesOf([chunk.fileName], bundle)];
          }),
        );
        this.emitFile({
          type: 'asset',
          fileName: 'pages.json',
          source: `${JSON.stringify({ entry: known, pages: assets, islands, fonts: fontsIn(bundle) }, null, 2)}\n`,
        });
      },
    },
  };
}

/**
 * Returns files that import one another in a circle, if there are any: whichever of them is run first
 * finds nothing of the other yet, and a page that worked by luck stops with the next release.
 */
function circleAmong(chunks: readonly Rolldown.OutputChunk[]): string[] | undefined {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const circleFrom = (fileName: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(fileName)) return [...path.slice(path.indexOf(fileName)), fileName];
    if (done.has(fileName)) return undefined;
    for (const imported of importsOf.get(fileName) ?? []) {
      const circle = circleFrom(imported, [...path, fileName]);
      if (circle) return circle;
    }
    done.add(fileName);
    return undefined;
  };
  for (const { fileName } of chunks) {
    const circle = circleFrom(fileName, []);
    if (circle) return circle;
  }
  return undefined;
}

function fontsIn(bundle: Rolldown.OutputBundle): Record<keyof typeof FONTS, string[]> {
  const filesOfFonts = (names: readonly string[]) =>
    names.map((name) => {
      const fontFile = Object.keys(bundle).find((file) => file.includes(`/${name}-latin-`));
      if (!fontFile) throw new Error(`the build has no font ${name}`);
      return fontFile;
    });
  return { family: filesOfFonts(FONTS.family), staff: filesOfFonts(FONTS.staff) };
}

interface PageParts {
  file: string;
  words: string[];
  namedIn: string[];
}

/** Each page's module and words areas, read from the files that declare them. */
function readPageModules(): Map<string, PageParts> {
  const family = readFileSync(FAMILY_PAGES, 'utf8');
  const always = listOf(/ALWAYS[^=]*=\s*\[([^\]]*)\]/.exec(family)?.[1]);
  return new Map([
    ...pagesIn(FAMILY_PAGES, always, []),
    // All pages but a family's have the words for refusals, like in page-module-of.ts.
    ...globSync('*/*.pages.ts', { cwd: PORTALS }).flatMap((file) =>
      pagesIn(resolve(PORTALS, file), [...always, 'errors'], [PAGE_MODULES, AREAS]),
    ),
  ]);
}

function pagesIn(
  declaration: string,
  always: readonly string[],
  namedIn: string[],
): [string, PageParts][] {
  const entries = readFileSync(declaration, 'utf8').matchAll(
    /(\w+):\s*\{\s*load:\s*\(\)\s*=>\s*import\('([^']+)'\),\s*words:\s*\[([^\]]*)\],?\s*\}/g,
  );
  return [...entries].map(([, name = '', path = '', words]) => [
    name,
    {
      file: resolve(dirname(declaration), path),
      words: [...always, ...listOf(words)],
      namedIn,
    },
  ]);
}

function listOf(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/'([\w-]+)'/g)].map(([, word = '']) => word);
}

/** Chunks and what they import statically, each after what it imports, and all their styles. */
function filesOf(starts: readonly string[], bundle: Rolldown.OutputBundle): Assets {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
    seen.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const imported of chunk.imports) visit(imported);
    scripts.add(fileName);
  };
  for (const start of starts) visit(start);
  return { scripts: [...scripts], styles: [...styles] };
}
