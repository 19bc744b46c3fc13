import { dirname, join } from 'node:path';

/** The files that each file of the project imports, by paths from the root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The tests that a change can reach. */
export interface Reach {
  /** Files and folders to lint. */
  readonly lint: readonly string[];
  readonly unit: readonly string[];
  readonly widgets: readonly string[];
  readonly db: readonly string[];
  /** Files of journeys. */
  readonly journeys: readonly string[];
  /** Pages that the journey through every page looks at. */
  readonly pages: readonly string[];
}

/** Files that wire everything to everything: a change that reaches these would reach all. */
const WIRING = [
  /^apps\/api\/src\/(boot|compose|main|server|worker)\.ts$/,
  /^apps\/web\/src\/(app\/|lib\/words\/|main\.tsx$)/,
  /\.gen\.ts$/,
  /^e2e\/support\/words\.ts$/,
];

/** Files that no import names, and any test may depend on. */
const FOR_ALL = [
  /^(package-lock|package|tsconfig\.base)\.json$/,
  /^(vitest|playwright)\.config\.ts$/,
  /^apps\/api\/migrations\//,
  /^scripts\/lib\//,
];

/** Settings of format and lint. */
const LINT_OF_ALL = /(^|\/)(biome\.jsonc?|\.gitignore|tsconfig\.json)$/;

/** The scripts and settings, of which the list of imports says nothing. */
export const UNLISTED = ['scripts', 'playwright.config.ts', 'vitest.config.ts'];

/** Tests that hold of every route, so that any change may break them. */
export const ALWAYS = [
  'apps/api/src/permissions.db.test.ts',
  'apps/api/src/hostile.db.test.ts',
  'apps/api/src/answers.db.test.ts',
];

/** Words that belong to no feature. */
const SHARED_AREAS = [
  'admin',
  'alerts',
  'errors',
  'frame',
  'letters',
  'refusals',
  'shell',
  'targets',
];

/** The browser's side besides what features and their pages are made of. */
const FRAME = new RegExp(
  `^apps/web/src/(?!features/|portals/)|^packages/ui/|^packages/words/src/([\\w.-]+$|(${SHARED_AREAS.join('|')}|common)/)`,
);

/** An area that more journeys than these pass through is the subject of those that say it most. */
const MOST_SUBJECTS = 8;

/** An area that at most these journeys pass through has no others that would see its fault. */
const FEW = 2;

const EVERY_PAGE = 'e2e/pages/every-page.spec.ts';
/** The door of a module: other modules see the files whose exports it hands on, and no others. */
const DOOR = /^apps\/api\/src\/modules\/[^/]+\/index\.ts$/;
const isDbTest = (path: string) => /\.db\.test\.tsx?$/.test(path);
const isWidgetTest = (path: string) => path.endsWith('.browser.test.tsx');
const isUnitTest = (path: string) =>
  /\.test\.tsx?$/.test(path) && !isDbTest(path) && !isWidgetTest(path);
const isJourney = (path: string) => /^e2e\/.*\.spec\.ts$/.test(path);
const featureOf = (path: string) => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];
const moduleOf = (path: string) => /^apps\/api\/src\/modules\/([^/]+)\//.exec(path)?.[1];

/**
 * Finds the tests that a change of these files can reach. Tests of rules, widgets and the database are
 * those that import it, however indirectly, past the wiring and the doors of modules that keep it to
 * themselves, and those beside a module that changes or beside one that imports the change. A journey names what it is about by its words: a module's own noun, or else
 * the features that call the module by the contract. It follows a module that changes, and not those that
 * this one imports. Journeys of no feature are about the frame, the widgets and features without words
 * of their own. A feature through which no journey goes is seen at its pages. 'all' stands for a change
 * of which imports tell nothing.
 */
export function reachOf(
  changed: readonly string[],
  imports: Imports,
  read: (path: string) => string,
): Reach | 'all' {
  if (changed.some((path) => FOR_ALL.some((one) => one.test(path)))) return 'all';
  const isStop = stopsOf(changed, read);
  const reached = importersOf(changed, imports, isStop);
  const files = [...reached];
  const all = [...imports.keys()];

  const touched = new Set(files.flatMap((path) => featureOf(path) ?? []));
  // A change beneath all modules reaches those that use it; a change of a module reaches itself.
  const beneath = importersOf(
    changed.filter((path) => !moduleOf(path)),
    imports,
    isStop,
  );
  const modules = modulesOf([...changed, ...beneath]);
  // Tests that speak to the whole application import no module: they lie beside the one they are about.
  const users = modulesOf(
    [...imports]
      .filter(([, targets]) =>
        targets.some((path) => reached.has(path) && modules.has(moduleOf(path) ?? '')),
      )
      .map(([path]) => path),
  );
  const beside = all.filter((path) => {
    const module = moduleOf(path) ?? '';
    return isDbTest(path) && (modules.has(module) || users.has(module));
  });
  // A module without a route is seen by what its users answer.
  const answering = [...modules].some((module) => hasRoutes(module, all)) ? modules : users;
  const isWeb = changed.some((path) => /^(apps\/web|packages\/(ui|words))\//.test(path));
  const specs = all.filter((path) => isJourney(path) && path !== EVERY_PAGE);
  const said = new Map(specs.map((path) => [path, areasSaidIn(read(path))]));
  const passing = (area: string) => [...said.values()].filter((one) => one.has(area)).length;
  // A noun has one name: journeys that say a module's own words are about it, and not all those that
  // pass through a feature with one call of it.
  const named = [...answering].filter((module) => passing(module) > 0);
  const unnamed = new Set([...answering].filter((module) => !named.includes(module)));
  const areas = areasOf(new Set([...touched, ...featuresCalling(unnamed, imports)]), all, read);
  const called = new Set([...touched, ...featuresCalling(answering, imports)]);
  for (const module of named) areas.add(module);
  for (const area of areasOf(called, all, read)) if (passing(area) <= FEW) areas.add(area);
  for (const path of changed) areas.add(/^packages\/words\/src\/([\w-]+)\//.exec(path)?.[1] ?? '');
  const isOfNoFeature =
    changed.some((path) => FRAME.test(path)) ||
    (isWeb && [...touched].some((feature) => areasOf(new Set([feature]), all, read).size === 0));
  const ofNoFeature = specs.filter((path) => isOfNoFeature && said.get(path)?.size === 0);
  const isWalked = (feature: string) => {
    const own = areasOf(new Set([feature]), all, read);
    return [...said.values()].some((one) => [...own].some((area) => one.has(area)));
  };
  const unwalked = all.filter((path) => {
    const feature = featureOf(path) ?? '';
    return called.has(feature) && !isWalked(feature);
  });
  const shown = [...(isWeb ? files : []), ...importersOf(unwalked, imports, isStop)];
  return {
    lint: lintOf(changed, imports, read),
    unit: files.filter(isUnitTest).sort(),
    widgets: files.filter(isWidgetTest).sort(),
    db: [...new Set([...files.filter(isDbTest), ...beside, ...ALWAYS])].sort(),
    journeys: [
      ...new Set([...files.filter(isJourney), ...ofNoFeature, ...journeysAbout(areas, said)]),
    ].sort(),
    pages: pagesIn(shown, all, read),
  };
}

/**
 * The files about which lint may say something else than before: a rule reads what the functions of
 * other files return, and so whatever those import in their turn. A removed file has nothing to say.
 */
function lintOf(
  changed: readonly string[],
  imports: Imports,
  read: (path: string) => string,
): string[] {
  if (changed.some((path) => LINT_OF_ALL.test(path))) return ['.'];
  const there = changed.filter((path) => read(path) !== '');
  const reached = [...importersOf(changed, imports)].filter((path) => imports.has(path));
  const isListed = (path: string) => !UNLISTED.some((one) => path.startsWith(one));
  return [...UNLISTED, ...[...new Set([...there, ...reached])].filter(isListed).sort()];
}

/** The journeys whose subject is one of these areas, by how often each says the words of an area. */
function journeysAbout(
  areas: ReadonlySet<string>,
  said: ReadonlyMap<string, ReadonlyMap<string, number>>,
): string[] {
  const passing = (area: string) => [...said.values()].filter((one) => one.has(area)).length;
  const isMostSaid = (area: string, times: ReadonlyMap<string, number>) =>
    times.get(area) === Math.max(...times.values());
  return [...said]
    .filter(([, times]) =>
      [...times.keys()].some(
        (area) => areas.has(area) && (passing(area) <= MOST_SUBJECTS || isMostSaid(area, times)),
      ),
    )
    .map(([path]) => path);
}

const modulesOf = (paths: readonly string[]) =>
  new Set(paths.flatMap((path) => moduleOf(path) ?? []));

const hasRoutes = (module: string, all: readonly string[]) =>
  all.some((path) => moduleOf(path) === module && path.endsWith('.routes.ts'));

/** Tells whether a change of a file ends there, and does not reach this one of its importers. */
type IsStop = (path: string, importer: string) => boolean;

/**
 * Stops at the wiring, unless that changes itself, and at the door of a module that does not hand on
 * what the file exports.
 */
function stopsOf(changed: readonly string[], read: (path: string) => string): IsStop {
  const handedOn = new Map<string, ReadonlySet<string>>();
  const handsOn = (door: string) => {
    const known = handedOn.get(door);
    if (known !== undefined) return known;
    const names = [...read(door).matchAll(/^export [^;]*? from '([^']+)'/gm)];
    const files = new Set(names.map(([, name = '']) => join(dirname(door), name)));
    handedOn.set(door, files);
    return files;
  };
  return (path, importer) =>
    (WIRING.some((one) => one.test(path)) && !changed.includes(path)) ||
    (DOOR.test(importer) && !handsOn(importer).has(path));
}

/** Returns these files and all that import them, however indirectly, up to where a change ends. */
function importersOf(
  changed: readonly string[],
  imports: Imports,
  isStop: IsStop = () => false,
): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [path, targets] of imports) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path]);
  }
  const reached = new Set<string>();
  const waiting = [...changed];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const further = importers.get(path) ?? [];
    waiting.push(...further.filter((importer) => !isStop(path as string, importer)));
  }
  return reached;
}

/** The features that call what one of these modules answers, by themselves or by a part that they share. */
function featuresCalling(modules: ReadonlySet<string>, imports: Imports): Set<string> {
  const isRoute = (path: string) =>
    path.endsWith('.routes.ts') && modules.has(moduleOf(path) ?? '');
  const answered = [...imports]
    .filter(([path]) => isRoute(path))
    .flatMap(([, targets]) => targets.filter((path) => path.startsWith('packages/contract/')));
  const callers = [...imports].filter(([path]) => /^apps\/web\/src\/(features|parts)\//.test(path));
  const reached = importersOf([...new Set(answered)], new Map(callers));
  return new Set([...reached].flatMap((path) => featureOf(path) ?? []));
}

/** The names of the pages whose component is among these files, as the application lists them. */
function pagesIn(
  files: readonly string[],
  all: readonly string[],
  read: (path: string) => string,
): string[] {
  const declared = all
    .filter((path) => /^apps\/web\/src\/(app|portals)\/.*pages\.ts$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/(\w+): \{\s*load: \(\) => import\('([^']+)'\)/g)].map(
        ([, name = '', page = '']) => [join(dirname(path), page), name] as const,
      ),
    );
  return declared
    .filter(([page]) => files.includes(page))
    .map(([, name]) => name)
    .sort();
}

function areasOf(
  features: ReadonlySet<string>,
  all: readonly string[],
  read: (path: string) => string,
): Set<string> {
  const areas = all
    .filter((path) => features.has(featureOf(path) ?? ''))
    .flatMap((path) => [...read(path).matchAll(/useTranslations\(\s*'([\w-]+)/g)])
    .map(([, area = '']) => area);
  return new Set(areas.filter((area) => !SHARED_AREAS.includes(area)));
}

/** How often a journey says words of each area, of the areas of features alone. */
export function areasSaidIn(journey: string): Map<string, number> {
  const said = [
    ...journey.matchAll(/\b(?:say|di)\(\s*['"`]([\w-]+)\./g),
    ...journey.matchAll(/'@yay\/words\/([\w-]+)\//g),
  ].map(([, area = '']) => area);
  if (journey.includes('weekOn(')) said.push('calendar');
  const times = new Map<string, number>();
  for (const area of said) {
    if (!SHARED_AREAS.includes(area)) times.set(area, (times.get(area) ?? 0) + 1);
  }
  return times;
}
