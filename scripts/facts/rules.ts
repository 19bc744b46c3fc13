import { areJoined, namesOf, type Side } from './joins.ts';

/** Returns whether a string or a name breaks a rule. */
type Breaks = (text: string) => boolean;

export interface Rule {
  readonly name: string;
  readonly instead: string;
  /** The texts that are read: strings unless it says so, or the names of calls, with a dot before. */
  readonly of?: 'names';
  readonly breaks: Breaks;
  /** Files that may. */
  readonly except?: readonly RegExp[];
  /** Violations, each of which has to be caught. */
  readonly planted: readonly string[];
  readonly allowed: string;
}

const matches = (pattern: RegExp) => (text: string) => pattern.test(text);
const oneOf =
  (...ways: readonly Breaks[]) =>
  (text: string) =>
    ways.some((breaks) => breaks(text));
const joins = (one: Side, other: Side) => (text: string) => areJoined(text, one, other);

/** Rooms that write or lock orders: a view can't, and they know the columns of their own table. */
const WRITE_ORDERS: readonly RegExp[] = [
  /^apps\/api\/src\/modules\/(orders|market-days|cancelling|settlement)\//,
];

const joinsPlaceOfLuncher = oneOf(
  joins({ table: 'lunchers', column: 'grade_id' }, { table: 'grades', column: 'id' }),
  joins({ table: 'lunchers', column: 'destination_id' }, { table: 'destinations', column: 'id' }),
);

const joinsMenusToDays = joins(
  { table: 'destination_days', column: 'id' },
  { table: 'destination_day_grades', column: 'destination_day_id' },
);

/** Returns whether the days of a closure are decided by hand while it is in force. */
function decidesClosedDays(text: string): boolean {
  const spans = text.matchAll(/\bbetween\s+(\w+)\.starts_on\s+and\s+\1\.ends_on\b/gi);
  return [...spans].some(([, closure]) =>
    new RegExp(String.raw`\b${closure}\.lifted_at\s+is\s+null\b`, 'i').test(text),
  );
}

/** Returns whether the row of a day is asked by hand whether it is locked. */
function decidesLockedDay(text: string): boolean {
  if (!/\b(?:from|join)\s+market_days\b/i.test(text)) return false;
  const column = String.raw`(?:\b(?:${namesOf(text, 'market_days')})\.|(?<![.\w]))locked_at`;
  return new RegExp(
    String.raw`${column}\s+(?:is\s+not\s+null|notnull)\b|\bnot\s*\(?\s*${column}\s+is\s+null\b`,
    'i',
  ).test(text);
}

/** Returns whether an item and its vendor are asked by hand whether it is offered, or no longer is. */
function decidesOffer(text: string): boolean {
  const archived = String.raw`(?:\b\w+\.)?\barchived_at`;
  const suspended = String.raw`\b(?:${namesOf(text, 'vendors')}|v)\.suspended_on`;
  const has = (pattern: string) => new RegExp(pattern, 'i').test(text);
  const isNeither = [archived, suspended].every((at) => has(String.raw`${at}\s+is\s+null\b`));
  // Telling which of the two it is, is another matter.
  const isEither = (one: string, other: string) =>
    has(String.raw`${one}\s+is\s+not\s+null\s+or\s+${other}\s+is\s+not\s+null\b`);
  return isNeither || isEither(archived, suspended) || isEither(suspended, archived);
}

const PENDING = "'?(?:placed|locked)'?";
const OVER = "'?(?:served|cancelled)'?";
const STATUS = String.raw`\b(?:\w+\.)?status\s*`;
const decidesPending = oneOf(
  matches(new RegExp(String.raw`\bin\s*\(\s*${PENDING}\s*,\s*${PENDING}\s*\)`, 'i')),
  matches(new RegExp(String.raw`(?:\[\s*|\{\s*)${PENDING}\s*,\s*${PENDING}\s*[\]}]`, 'i')),
  matches(new RegExp(String.raw`\bnot\s+in\s*\(\s*${OVER}\s*,\s*${OVER}\s*\)`, 'i')),
  matches(new RegExp(`${STATUS}=\\s*${PENDING}\\s+or\\s+${STATUS}=\\s*${PENDING}`, 'i')),
  matches(new RegExp(`${STATUS}(?:<>|!=)\\s*${OVER}\\s+and\\s+${STATUS}(?:<>|!=)\\s*${OVER}`, 'i')),
);

const CANCELLED = "'cancelled'";
const COUNTING = "'?(?:placed|locked|served)'?";
const THREE_COUNTING = String.raw`${COUNTING}\s*,\s*${COUNTING}\s*,\s*${COUNTING}`;
const decidesCounting = oneOf(
  matches(new RegExp(String.raw`${STATUS}(?:<>|!=|is\s+distinct\s+from\b)\s*${CANCELLED}`, 'i')),
  matches(new RegExp(String.raw`${CANCELLED}\s*(?:<>|!=|is\s+distinct\s+from\b)\s*${STATUS}`, 'i')),
  matches(new RegExp(String.raw`\bnot\s+${STATUS}=\s*${CANCELLED}`, 'i')),
  matches(new RegExp(String.raw`\bnot\s*\(\s*${STATUS}=\s*${CANCELLED}\s*\)`, 'i')),
  matches(new RegExp(String.raw`\bnot\s+in\s*\(\s*${CANCELLED}\s*\)`, 'i')),
  matches(new RegExp(String.raw`\bin\s*\(\s*${THREE_COUNTING}\s*\)`, 'i')),
  matches(new RegExp(String.raw`(?:\[\s*|\{\s*)${THREE_COUNTING}\s*[\]}]`, 'i')),
);

/** Returns whether the span of a grab-and-go menu is compared with days by hand. */
function decidesReadyDays(text: string): boolean {
  if (!/\b(?:from|join)\s+go_menus\b/i.test(text)) return false;
  const bound = String.raw`(?:\b(?:${namesOf(text, 'go_menus')})\.|(?<![.\w]))(?:starts|ends)_on`;
  const day = String.raw`(?:${bound}|coalesce\s*\(\s*${bound}[^()]*\))`;
  return new RegExp(String.raw`${day}\s*[<>]|(?:[<>]=?|\bbetween)\s*${day}`, 'i').test(text);
}

export const RULES: readonly Rule[] = [
  {
    name: 'zone-names',
    instead: 'OFFICE_ZONE and LAST_ZONE of @yay/domain/time, OFFICE of web/parts, office_zone()',
    breaks: matches(/\b(?:America|US)\/[A-Z]/),
    except: [
      /^packages\/words\/src\/markets\/(en|es)\.ts$/,
      /^packages\/contract\/src\/markets\/values\.ts$/,
      /^apps\/web\/src\/parts\/office-time\.ts$/,
    ],
    planted: ["const ZONE = zone('America/New_York');", "const ZONE = zone('US/Eastern');"],
    allowed: 'const ZONE = OFFICE_ZONE;',
  },
  {
    name: 'at-time-zone',
    instead: 'local_date(at, zone), start_of_day(day, zone), office_today() and their like',
    breaks: matches(/\bat\s+time\s+zone\b|\btimezone\s*\(/i),
    planted: [
      'const SQL = `select (app_now() at time zone m.timezone)::date`;',
      'const SQL = `select timezone(m.timezone, app_now())::date from markets m`;',
    ],
    allowed: 'const SQL = `select local_date(app_now(), m.timezone)`;',
  },
  {
    name: 'orders-tables',
    instead: 'lunches, plain_lunches, lunch_options, lunch_extras',
    breaks: matches(
      /\b(from|join|using)\s+(orders|order_lines)\b|(^|,)\s*(orders|order_lines)\s+(as\s+)?[a-z]\b|\bfrom\s[^()]*,\s*(orders|order_lines)\b/i,
    ),
    except: WRITE_ORDERS,
    planted: [
      'const SQL = `select 1 from orders o join order_lines n on n.order_id = o.id`;',
      'const SQL = `select 1 from order_lines n join orders o on o.id = n.order_id`;',
      'const SQL = `select 1 from lunchers l, orders as ordered where ordered.luncher_id = l.id`;',
    ],
    allowed: 'const SQL = `select 1 from lunches o join lunch_extras x on x.order_id = o.id`;',
  },
  {
    name: 'place-of-a-luncher',
    instead: 'lunchers_in_place',
    breaks: joinsPlaceOfLuncher,
    planted: [
      'const SQL = `from lunchers c join grades g on g.id = c.grade_id`;',
      'const SQL = `from lunchers c join grades g on c.grade_id = g.id`;',
      'const SQL = `from grades g left join lunchers c on c.grade_id = g.id`;',
      'const SQL = `from destinations d join lunchers l on l.destination_id = d.id and l.deleted_at is null`;',
      'const SQL = `from destinations d join lunchers l on (l.deleted_at is null and d.id = l.destination_id)`;',
      'const SQL = `from lunchers l, grades g where g.id = l.grade_id`;',
      'const SQL = `from grades join lunchers on lunchers.grade_id = grades.id`;',
    ],
    allowed: 'const SQL = `from lunchers c join users u on u.id = c.user_id`;',
  },
  {
    name: 'strict-tolerances',
    instead: 'strict_tolerances of lunches and lunchers_in_place',
    breaks: matches(/\bavoid_strictly\b/),
    // There a child's allergies are known without a statement: they are chosen, or came with the child.
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
      'const SQL = `from destination_days d, destination_day_grades g where d.id = g.destination_day_id`;',
    ],
    allowed: 'const SQL = `from scheduled_menus m where m.menu_id = $1`;',
  },
  {
    name: 'locked-day',
    instead: 'locked_days, is_day_locked of lunches and scheduled_menus',
    breaks: decidesLockedDay,
    except: [
      /^apps\/api\/src\/modules\/(market-days|settlement)\//,
      // A closure comes too late from the lock's time on, before the row says that it is locked.
      /^apps\/api\/src\/modules\/blackouts\/places\.repo\.ts$/,
    ],
    planted: [
      'const SQL = `exists (select from market_days md where md.market_id = d.market_id and md.date = o.date and md.locked_at is not null)`;',
      'const SQL = `exists (select from market_days where locked_at is not null and date = $1)`;',
      'const SQL = `left join market_days md on md.date = o.date where not (md.locked_at is null)`;',
    ],
    allowed: 'const SQL = `exists (select from locked_days k where k.date = o.date)`;',
  },
  {
    name: 'closure-rule',
    instead: 'closes(b, …), covers(b, …), closed_cells',
    breaks: oneOf(
      decidesClosedDays,
      matches(/\bgrade_id\s+is\s+null\s+or\b|\bor\s+(?:\w+\.)?grade_id\s+is\s+null\b/i),
    ),
    planted: [
      'const SQL = `from blackouts b where b.lifted_at is null and d.date between b.starts_on and b.ends_on`;',
      'const SQL = `from blackouts b where d.date between b.starts_on and b.ends_on and b.lifted_at is null`;',
      'const SQL = `b.market_id = d.market_id or b.destination_id = d.id and (b.grade_id is null or b.grade_id = o.grade_id)`;',
      'const SQL = `b.destination_id = d.id and (b.grade_id = o.grade_id or b.grade_id is null)`;',
    ],
    allowed: 'const SQL = `closes(b, d.market_id, d.id, o.grade_id, o.date)`;',
  },
  {
    name: 'offered-rule',
    instead: 'offered_items, is_offered(i.archived_at, v.suspended_on)',
    breaks: decidesOffer,
    planted: [
      'const SQL = `where i.archived_at is null and v.suspended_on is null`;',
      'const SQL = `where v.suspended_on is null and i.archived_at is null`;',
      'const SQL = `from items i join vendors k on k.id = i.vendor_id where k.suspended_on is null and not i.is_extra and i.archived_at is null`;',
      'const SQL = `select i.archived_at is not null or v.suspended_on is not null as gone`;',
    ],
    allowed: 'const SQL = `where is_offered(i.archived_at, v.suspended_on)`;',
  },
  {
    name: 'pending-rule',
    instead: 'lunches.is_pending, lunches.is_ahead, is_pending(status)',
    breaks: decidesPending,
    planted: [
      "const SQL = `where o.status in ('placed', 'locked')`;",
      "const SQL = `where o.status in ('locked','placed')`;",
      "const SQL = `where o.status = any ('{placed,locked}')`;",
      "const SQL = `where o.status = any (array['locked', 'placed'])`;",
      "const SQL = `where o.status not in ('cancelled', 'served')`;",
      "const SQL = `where o.status <> 'cancelled' and o.status <> 'served'`;",
      "const SQL = `where o.status <> 'served' and o.status != 'cancelled'`;",
      "const SQL = `where (o.status = 'locked' or o.status = 'placed')`;",
    ],
    allowed: 'const SQL = `where o.is_pending`;',
  },
  {
    name: 'counting-rule',
    instead: 'lunch_counts(status)',
    breaks: decidesCounting,
    planted: [
      "const SQL = `where o.status <> 'cancelled' and o.date = $1`;",
      "const SQL = `where status != 'cancelled'`;",
      "const SQL = `where 'cancelled' <> o.status`;",
      "const SQL = `where o.status is distinct from 'cancelled'`;",
      "const SQL = `where not o.status = 'cancelled'`;",
      "const SQL = `where not (o.status = 'cancelled')`;",
      "const SQL = `where o.status not in ('cancelled')`;",
      "const SQL = `where o.status in ('placed', 'served', 'locked')`;",
      "const SQL = `where o.status = any ('{locked,placed,served}')`;",
      "const SQL = `where o.status = any (array['placed', 'locked', 'served'])`;",
    ],
    allowed: "const SQL = `where lunch_counts(o.status) or o.status = 'cancelled' and $3`;",
  },
  {
    name: 'ready-days',
    instead: 'keeps_ready(g, first_day, last_day)',
    breaks: decidesReadyDays,
    planted: [
      'const SQL = `from go_menus g where g.starts_on <= $2 and (g.ends_on is null or g.ends_on >= $2)`;',
      'const SQL = `from go_menus g where (g.ends_on is null or $2 <= g.ends_on)`;',
      'const SQL = `from go_menus where menu_id = $1 and starts_on <= $2`;',
      'const SQL = `from menus n join go_menus as gm on gm.menu_id = n.id and $2 between gm.starts_on and coalesce(gm.ends_on, $2)`;',
      'const SQL = `from go_menus g where coalesce(g.ends_on, $2) >= $2`;',
      'const SQL = `from go_menus g where $2 <= coalesce(g.ends_on, $2)`;',
    ],
    allowed:
      'const SQL = `select g.starts_on, g.ends_on from go_menus g where keeps_ready(g, $1, $2) order by g.starts_on`;',
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
