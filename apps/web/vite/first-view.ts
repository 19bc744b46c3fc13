import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const SRC = resolve(ROOT, 'apps/web/src');

/** The modules on the screen when a family opens its calendar. */
const STARTS = [
  'main.tsx',
  'app/layouts/parent-layout.tsx',
  'portals/parent/lunch-calendar.page.tsx',
];
/** The islands in pages that the server draws. */
const ISLANDS = [
  'islands/gift-cards.tsx',
  'islands/teacher-lunch.tsx',
  // It comes a moment later, and with it must come nothing that only the frame has.
  'parts/card-form/card-form.tsx',
];
/** A form, and nothing beside it. */
const FORM_STARTS = ['islands/gift-cards.tsx', 'parts/card-form/card-form.tsx'];
const FORM_LIBRARY = 'react-hook-form';

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?'([^']+)'/gm;

type Import = { readonly names: readonly string[]; readonly from: string };

/** Modules, each with whatever it imports: modules by their files, libraries by their names. */
type Found = Map<string, Set<string>>;

export interface FirstView {
  /** Modules that other pages use as well, and islands in pages of the server. */
  readonly shared: ReadonlySet<string>;
  /** Modules that other pages use, and no island: all that knows the router, among others. */
  readonly frame: ReadonlySet<string>;
  /** The calendar's own, of which its later parts use some. */
  readonly own: ReadonlySet<string>;
}

/**
 * The modules that the lunch calendar's first view is made of. Left to itself, the bundler puts each that
 * is shared by another set of pages or parts into a chunk of its own, and forty chunks of half a kilobyte
 * compress far worse than one.
 */
export function firstViewModules(): FirstView {
  const modules = modulesFrom(STARTS);
  const inIslands = modulesFrom(ISLANDS);
  const isCommon = (file: string) => !/\/src\/(portals|features)\/|\/main\.tsx$/.test(file);
  return {
    shared: pick(modules, (file) => isCommon(file) && inIslands.has(file)),
    frame: pick(modules, (file) => isCommon(file) && !inIslands.has(file)),
    own: pick(modules, (file) => /\/src\/features\/calendar\//.test(file)),
  };
}

/**
 * Returns the modules of forms, wherever those stand: apart, thirty files of half a kilobyte hold a
 * phone up longer by their number than by their contents. Those that know the form's library are
 * `forms`, since many a page has a field and no form.
 */
export function formModules(): { fields: ReadonlySet<string>; forms: ReadonlySet<string> } {
  const modules = modulesFrom(FORM_STARTS);
  const formed = reaching(modules, (name) => name === FORM_LIBRARY);
  const isCommon = (file: string) => /\/(packages\/ui|node_modules|src\/lib)\//.test(file);
  return {
    fields: pick(modules, (file) => isCommon(file) && !formed.has(file)),
    forms: pick(modules, (file) => isCommon(file) && formed.has(file)),
  };
}

const OWN_LIBRARY =
  /^(?!@yay\/)(?!react(-dom)?($|\/)|use-intl|@tanstack\/react-query$|@heroicons\/)[^./]/;

export interface SmallPieces {
  /**
   * Modules that pages of the account share, and neither the first view nor the pages before a
   * sign-in or of a tablet, which come up without a network.
   */
  readonly family: ReadonlySet<string>;
  /** Modules that no page of a family has. */
  readonly staff: ReadonlySet<string>;
  /**
   * Modules of these that the pages before a sign-in or of a tablet have, and not the first view.
   */
  readonly doors: ReadonlySet<string>;
}

/** Icons, and modules of the kit and of `lib` that lead to no library but what every page has. */
export function smallPieces(): SmallPieces {
  const pages = (pattern: string) => globSync(pattern, { cwd: SRC });
  const doors = modulesFrom([
    ...STARTS,
    ...ISLANDS,
    ...pages('portals/**/{login,register,forgot-password,reset-password,kiosk,count}.page.tsx'),
  ]);
  const first = new Set([
    ...modulesFrom([...STARTS, ...ISLANDS]).keys(),
    ...modulesFrom(FORM_STARTS).keys(),
  ]);
  // Parts that come a moment later than a page are asked for by it, and not imported.
  const later = pages('{app,app/header,features/{alerts,calendar,second-factor}/components}/*.tsx');
  const family = modulesFrom([...pages('portals/parent/*.page.tsx'), ...later]);
  const modules = modulesFrom(pages('portals/**/*.page.tsx'));
  const heavy = reaching(modules, (name) => OWN_LIBRARY.test(name));
  const small = pick(
    modules,
    (file) =>
      /\/(packages\/ui\/src|web\/src\/lib|@heroicons)\//.test(file) &&
      !/\/lib\/(words|list)\/|\/(date-range-\w+|popover|alert-list)\.\w+$/.test(file) &&
      !heavy.has(file),
  );
  const of = (isWanted: (file: string) => boolean) => new Set([...small].filter(isWanted));
  return {
    family: of((file) => family.has(file) && !doors.has(file)),
    staff: of((file) => !family.has(file) && !doors.has(file)),
    doors: of((file) => doors.has(file) && !first.has(file)),
  };
}

const pick = (found: Found, wanted: (file: string) => boolean): ReadonlySet<string> =>
  new Set([...found.keys()].filter(wanted));

/** The modules that import such a library, or a module that does. */
function reaching(found: Found, isLibrary: (name: string) => boolean): ReadonlySet<string> {
  const reached = new Set([...found.values()].flatMap((needs) => [...needs].filter(isLibrary)));
  for (let before = 0; before !== reached.size; ) {
    before = reached.size;
    for (const [file, needs] of found)
      if ([...needs].some((one) => reached.has(one))) reached.add(file);
  }
  return reached;
}

function modulesFrom(starts: readonly string[]): Found {
  const modules: Found = new Map();
  const follow = (file: string, names: readonly string[], importer?: string): void => {
    const reads = importsOf(file);
    if (isBarrel(file)) {
      for (const { names: offered, from } of reads) {
        const wanted = offered.filter((name) => names.includes(name));
        if (wanted.length > 0) followInto(file, from, wanted, importer);
      }
      return;
    }
    if (importer !== undefined) modules.get(importer)?.add(file);
    if (modules.has(file)) return;
    modules.set(file, new Set());
    for (const { names: wanted, from } of reads) followInto(file, from, wanted, file);
  };
  const followInto = (
    file: string,
    from: string,
    names: readonly string[],
    importer?: string,
  ): void => {
    const target = locate(from, file);
    if (target !== undefined) follow(target, names, importer);
    else if (importer !== undefined) modules.get(importer)?.add(from);
  };
  for (const start of starts) follow(resolve(SRC, start), []);
  return modules;
}

function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, clause = '', from = '']) => ({
    names: clause
      .replaceAll(/[{}\s]+/g, ' ')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ')[0] ?? name),
    from,
  }));
}

/** A file that only hands on: of it counts what is asked for. */
const isBarrel = (file: string): boolean => /\/(index\.ts|icons\.tsx)$/.test(file);

function locate(from: string, importer: string): string | undefined {
  const [, drawing] = /^@heroicons\/react\/20\/solid\/(\w+)$/.exec(from) ?? [];
  if (drawing) return resolve(ROOT, `node_modules/@heroicons/react/20/solid/esm/${drawing}.js`);
  const [, name, path] = /^@yay\/(\w+)\/(.+)$/.exec(from) ?? [];
  const candidates = from.startsWith('.')
    ? [resolve(dirname(importer), from)]
    : ['.ts', '.tsx', '/index.ts', ''].map((end) =>
        resolve(ROOT, `packages/${name}/src/${path}${end}`),
      );
  return candidates.find((file) => /\.(tsx?|css)$/.test(file) && existsSync(file));
}
