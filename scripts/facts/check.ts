// Facts that many modules read are written once (docs/decisions/0036). Strings of the product's code
// that write one of them again fail here: SQL is text, so no compiler knows it. So do calls that
// would write a date or a time in a way of their own.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript-6';
import { ROOT } from '../lib/run.ts';

interface Rule {
  readonly name: string;
  readonly instead: string;
  /** What is read: strings unless it says so, or the names of what is called, with a dot before. */
  readonly of?: 'names';
  /** Returns whether a string or a name breaks the rule. */
  breaks(text: string): boolean;
  /** Files that may. */
  readonly except?: readonly RegExp[];
  /** Violations, each of which has to be caught. */
  readonly planted: readonly string[];
  readonly allowed: string;
}

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

/** Rooms that write or lock orders: a view can't, and they know the columns of their own table. */
const WRITE_ORDERS: readonly RegExp[] = [
  /^apps\/api\/src\/modules\/(orders|market-days|cancelling|settlement)\//,
];

/** Returns whether a closure's place, or its days while it is in force, are decided by hand. */
function writesClosureRule(text: string): boolean {
  const decidesPlace = /\bgrade_id\s+is\s+null\s+or\b/i;
  const decidesDays =
    /\b(\w+)\.lifted_at\s+is\s+null\b[^;]*\bbetween\s+\1\.starts_on\s+and\s+\1\.ends_on/i;
  return decidesPlace.test(text) || decidesDays.test(text);
}

/** Returns whether the menus of grade groups are joined to their days, in either order. */
function joinsMenusToDays(text: string): boolean {
  const aliases = (table: string): string =>
    [...text.matchAll(new RegExp(String.raw`\b${table}\s+(?:as\s+)?(\w+)`, 'gi'))]
      .map(([, alias]) => alias)
      .join('|') || 'none';
  const days = aliases('destination_days');
  const menus = aliases('destination_day_grades');
  const sides = String.raw`(?:${days})\.id\s*=\s*(?:${menus})\.destination_day_id|(?:${menus})\.destination_day_id\s*=\s*(?:${days})\.id`;
  return new RegExp(
    String.raw`\bjoin\s+destination_day(?:s|_grades)\s+(?:as\s+)?\w+\s+on\s(?:(?!\b(?:join|where)\b)[^()])*?(?:${sides})`,
    'i',
  ).test(text);
}

/** Finds the aliases of lunchers in a statement and whether their place is joined to one of them. */
function joinsPlaceOfLuncher(text: string): boolean {
  const aliases = [...text.matchAll(/\b(?:from|join)\s+lunchers\s+(?:as\s+)?(\w+)/gi)];
  return aliases.some(([, alias]) =>
    new RegExp(
      String.raw`\bjoin\s+(grades|destinations)\s+(\w+)\s+on\s[^()]*?\b${alias}\.(grade_id|destination_id)\b`,
      'i',
    ).test(text),
  );
}

const RULES: readonly Rule[] = [
  {
    name: 'zone-names',
    instead: 'OFFICE_ZONE and LAST_ZONE of @yay/domain/time, OFFICE of web/parts, office_zone()',
    breaks: matches(/\bAmerica\/[A-Z]/),
    except: [
      /^packages\/words\/src\/markets\/(en|es)\.ts$/,
      /^packages\/contract\/src\/markets\/values\.ts$/,
      /^apps\/web\/src\/parts\/office-time\.ts$/,
    ],
    planted: ["const ZONE = zone('America/New_York');"],
    allowed: 'const ZONE = OFFICE_ZONE;',
  },
  {
    name: 'at-time-zone',
    instead: 'local_date(at, zone), start_of_day(day, zone), office_today() and their like',
    breaks: matches(/\bat\s+time\s+zone\b/i),
    planted: ['const SQL = `select (app_now() at time zone m.timezone)::date`;'],
    allowed: 'const SQL = `select local_date(app_now(), m.timezone)`;',
  },
  {
    name: 'orders-tables',
    instead: 'lunches, plain_lunches, lunch_options, lunch_extras',
    breaks: matches(
      /\b(from|join|using)\s+(orders|order_lines)\b|(^|,)\s*(orders|order_lines)\s+[a-z]\b/i,
    ),
    except: WRITE_ORDERS,
    planted: ['const SQL = `select 1 from orders o join order_lines n on n.order_id = o.id`;'],
    allowed: 'const SQL = `select 1 from lunches o join lunch_extras x on x.order_id = o.id`;',
  },
  {
    name: 'place-of-a-luncher',
    instead: 'lunchers_in_place',
    breaks: joinsPlaceOfLuncher,
    planted: ['const SQL = `from lunchers c join grades g on g.id = c.grade_id`;'],
    allowed: 'const SQL = `from lunchers c join users u on u.id = c.user_id`;',
  },
  {
    name: 'strict-tolerances',
    instead: 'strict_tolerances of lunches and lunchers_in_place',
    breaks: matches(/\bavoid_strictly\b/),
    // What a child avoids is known there without a statement: it is chosen, or came with the child.
    except: [/^packages\//, /^apps\/web\//],
    planted: [
      "const SQL = `select t.key from jsonb_each_text(l.tolerances) t where t.value = 'avoid_strictly'`;",
      "const strict = PROPERTIES.filter((one) => row.tolerances[one] === 'avoid_strictly');",
    ],
    allowed: "const SQL = `from lunchers_in_place l where l.strict_tolerances <> '{}'`;",
  },
  {
    name: 'scheduled-menus',
    instead: 'scheduled_menus, plain_scheduled_menus',
    breaks: joinsMenusToDays,
    // The schedule's own plan needs days that have no menu yet, to write them. Repeats read a day and
    // its seed at once: with the view twice, the planner no longer orders their tables by cost.
    except: [
      /^apps\/api\/src\/modules\/menu-schedules\/plan\.repo\.ts$/,
      /^apps\/api\/src\/modules\/repeats\/repeat-dates\.repo\.ts$/,
    ],
    planted: [
      'const SQL = `from destination_day_grades g join destination_days d on d.id = g.destination_day_id`;',
      'const SQL = `from destination_days d join destination_day_grades g on g.destination_day_id = d.id`;',
      'const SQL = `from destination_days d left join destination_day_grades as g on g.group_name = $1 and g.destination_day_id = d.id`;',
    ],
    allowed: 'const SQL = `from scheduled_menus m where m.menu_id = $1`;',
  },
  {
    name: 'closure-rule',
    instead: 'closes(b, …), covers(b, …), closed_cells',
    breaks: writesClosureRule,
    planted: [
      'const SQL = `from blackouts b where b.lifted_at is null and d.date between b.starts_on and b.ends_on`;',
      'const SQL = `b.market_id = d.market_id or b.destination_id = d.id and (b.grade_id is null or b.grade_id = o.grade_id)`;',
    ],
    allowed: 'const SQL = `closes(b, d.market_id, d.id, o.grade_id, o.date)`;',
  },
  {
    name: 'offered-rule',
    instead: 'offered_items, is_offered(i.archived_at, v.suspended_on)',
    breaks: matches(/\barchived_at\s+is\s+null\s+and\s+\w+\.suspended_on\s+is\s+null\b/i),
    planted: ['const SQL = `where i.archived_at is null and v.suspended_on is null`;'],
    allowed: 'const SQL = `where is_offered(i.archived_at, v.suspended_on)`;',
  },
  {
    name: 'pending-rule',
    instead: 'lunches.is_pending, lunches.is_ahead, is_pending(status)',
    breaks: matches(/\bin\s*\(\s*'placed',\s*'locked'\s*\)/i),
    planted: ["const SQL = `where o.status in ('placed', 'locked')`;"],
    allowed: 'const SQL = `where o.is_pending`;',
  },
  {
    name: 'dates-and-times',
    instead:
      'formatDate, formatRange, formatMoment and their like of @yay/words/times and more-times',
    of: 'names',
    breaks: matches(
      /^\.(DateTimeFormat|RelativeTimeFormat|toLocaleDateString|toLocaleTimeString|dateTime|dateTimeRange|relativeTime)$/,
    ),
    // A picker of days knows no business, and its texts are the specification's.
    except: [
      /^packages\/words\/src\/(more-)?times\.ts$/,
      /^packages\/ui\/src\/date-range-text\.ts$/,
    ],
    planted: [
      "const said = new Intl.DateTimeFormat('en', { month: 'short' }).format(at);",
      'const said = new Date(at).toLocaleTimeString();',
      "const said = format.dateTime(at, { dateStyle: 'medium' });",
    ],
    allowed: 'const said = formatMoment(at, zone, locale);',
  },
];

const HOMES = [
  /^apps\/api\/src\/facts\//,
  /^packages\/domain\/src\/time\//,
  /\.(test|fixture)\.tsx?$/,
  /\/test-[^/]+\.tsx?$/,
];

interface Read {
  readonly strings: string[];
  readonly names: string[];
}

/** Reads strings and names of a file; a template is one string, with `$` for what is put into it. */
function read(path: string, source: string): Read {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false);
  const found: Read = { strings: [], names: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.strings.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const tails = node.templateSpans.map(({ literal }) => literal.text);
      found.strings.push([node.head.text, ...tails].join(' $ '));
    }
    if (ts.isPropertyAccessExpression(node)) found.names.push(`.${node.name.text}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function brokenIn(path: string, source: string): Rule[] {
  const suspects = RULES.filter((rule) => !rule.except?.some((home) => home.test(path)));
  const found = read(path, source);
  return suspects.filter((rule) => found[rule.of ?? 'strings'].some((text) => rule.breaks(text)));
}

const problems: string[] = [];
let files = 0;
let statements = 0;
for await (const path of glob('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT })) {
  if (HOMES.some((home) => home.test(path))) continue;
  const source = await readFile(join(ROOT, path), 'utf8');
  files += 1;
  if (/\b(select|from|join)\b/.test(source)) statements += 1;
  for (const { name, instead } of brokenIn(path, source)) {
    problems.push(`${path}: ${name}: use ${instead}`);
  }
}
// A reader that finds no files finds nothing wrong.
if (files < 500 || statements < 100) {
  problems.push(`only ${files} files were read, ${statements} of them with SQL`);
}

// Each rule proves itself on a violation, and lets pass what is to be written instead of it.
const rulesBrokenBy = (source: string): string[] =>
  brokenIn('apps/api/src/modules/planted/planted.repo.ts', source).map(({ name }) => name);
for (const { name, planted, allowed } of RULES) {
  for (const violation of planted) {
    if (!rulesBrokenBy(violation).includes(name)) {
      problems.push(`the rule ${name} let a violation pass: ${violation}`);
    }
  }
  if (rulesBrokenBy(allowed).length > 0) problems.push(`the rule ${name} refuses what it asks for`);
}

for (const problem of problems) console.error(problem);
console.log(`${files} files, ${RULES.length} rules of facts, each proven`);
process.exitCode = problems.length > 0 ? 1 : 0;
