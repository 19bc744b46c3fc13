import { resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledWords } from './vite/compiled-words.ts';
import { firstViewModules, formModules, smallPieces } from './vite/first-view.ts';
import { pageAssets } from './vite/page-assets.ts';
import { precompressed } from './vite/precompressed.ts';

const api = process.env.API_ORIGIN ?? 'http://localhost:3000';

/**
 * The files of the calendar's first view stay as they were written: the compiler's caches cost it
 * 16 kB gzip of the 150 that it may have, and its cells are memoized by hand.
 */
const FIRST_VIEW = [
  /\/node_modules\//,
  /\0rolldown\/runtime\.js/,
  /\/packages\/ui\//,
  /\/apps\/web\/src\/(app|lib|parts|features\/calendar)\//,
  /\/portals\/parent\/lunch-calendar\.page\.tsx$/,
];

/**
 * React and what else every page needs of libraries, which stay in the browser's cache over our own
 * releases: two chunks, because one would hold up a slow phone for longer than it takes to hear a press.
 * Nothing of ours belongs here, or chunks import in a circle, but for what a library is given in place
 * of a part of its own.
 * Tables and what only the staff's screens ask of a library are theirs: a family does not carry them.
 */
const REACT = {
  name: 'react',
  test: /\/node_modules\/(react|react-dom|scheduler)\/(?!.*compiler-runtime)/,
};
const VENDOR = {
  name: 'vendor',
  test: /\/node_modules\/(@tanstack\/(react-query|query-core)|use-intl|icu-minify)\/(?!.*\/(queriesObserver|useQueries|mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions)\.js)|\/apps\/web\/src\/lib\/words\/format-message\.ts$/,
};

/** The router finds a page by its address. Islands are inside a page already and leave it out. */
const ROUTER = {
  name: 'router',
  test: /\/node_modules\/(use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store))\/(?!.*\/useBlocker\.js)/,
};

/**
 * The modules that the calendar's first view shares with other pages, together: apart, each would
 * be its own file.
 */
const firstView = firstViewModules();
const FRAME = {
  name: 'frame',
  test: (id: string) => firstView.frame.has(id),
  includeDependenciesRecursively: false,
};
const SHARED = {
  name: 'shared',
  test: (id: string) => firstView.shared.has(id) || id === '\0vite/preload-helper.js',
  // They are among the modules already, but for those that a barrel hands to others.
  includeDependenciesRecursively: false,
};

const form = formModules();
const FIELDS = {
  name: 'fields',
  test: (id: string) => form.fields.has(id) || /\/node_modules\/react\/.*compiler-runtime/.test(id),
  includeDependenciesRecursively: false,
};
const FORMS = {
  name: 'forms',
  test: (id: string) => /\/node_modules\/react-hook-form\//.test(id) || form.forms.has(id),
  includeDependenciesRecursively: false,
};

const CALENDAR = {
  name: 'calendar',
  test: (id: string) => firstView.own.has(id),
  includeDependenciesRecursively: false,
};

/**
 * Icons and small pieces that many pages share: a phone is held up by the number of such files, not by
 * what is in them.
 */
const small = smallPieces();
const pieces = (name: string, modules: ReadonlySet<string>) => ({
  name,
  test: (id: string) => modules.has(id),
  minShareCount: 2,
  includeDependenciesRecursively: false,
});
const FAMILY_PIECES = pieces('family-pieces', small.family);
const STAFF_PIECES = pieces('staff-pieces', small.staff);

const DOOR_PIECES = pieces('door-pieces', small.doors);

/** Lists of the staff, with the library of their tables. */
const LIST = {
  name: 'list',
  test: /\/apps\/web\/src\/lib\/list\/|\/node_modules\/@tanstack\/(table-core|react-table)\//,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** The portals' addresses and what each of them loads. */
const STAFF_PAGES = {
  name: 'staff-pages',
  test: /\/apps\/web\/src\/(app\/(page-modules|portal-pages)|portals\/\w+\/[\w-]+\.pages)\.tsx?$|\/packages\/contract\/src\/pages\.gen\.ts$/,
  includeDependenciesRecursively: false,
};

/** Doors of folders: they only hand on, so that a page loads what it asks of them and no more. */
const HANDS_ON = /\/apps\/web\/src\/(features|parts|lib)\/[\w-]+\/index\.ts$/;

export default defineConfig({
  plugins: [
    // React Aria carries its own words in 30 languages; we speak two.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' },
    compiledWords(),
    react(),
    babel({ presets: [reactCompilerPreset()], exclude: FIRST_VIEW }),
    pageAssets(),
    precompressed(),
  ],
  resolve: {
    // Libraries bring a stand-in for older versions of what React has by itself, and look to the browser
    // for the language that the page has.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^.*\/useDefaultLocale\.m?js$/,
        replacement: resolve(import.meta.dirname, 'src/lib/words/page-locale.ts'),
      },
    ],
  },
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: {
      polyfill: false,
      // The server names the scripts of a page that is opened; a list of all of them in the program
      // would be longer than what it saves. Styles are still fetched before what they dress.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
    },
    // Beside the program, what stands in pages that the server draws.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: HANDS_ON, sideEffects: false }] },
      input: {
        index: 'index.html',
        'gift-cards-island': 'src/islands/gift-cards.tsx',
        'teacher-lunch-island': 'src/islands/teacher-lunch.tsx',
      },
      output: {
        codeSplitting: {
          groups: [
            REACT,
            VENDOR,
            ROUTER,
            FRAME,
            SHARED,
            FIELDS,
            FORMS,
            CALENDAR,
            FAMILY_PIECES,
            STAFF_PIECES,
            DOOR_PIECES,
            LIST,
            STAFF_PAGES,
          ],
        },
        // A family's first files name forty of them, and nobody asks for a style by its name.
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
    // The content security policy allows pictures and fonts from our own addresses only.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': api,
      '/pay/v1': api,
      '/media': api,
      '/health': api,
      '/manifest.webmanifest': api,
      '/realtime': { target: api, ws: true },
    },
  },
});
