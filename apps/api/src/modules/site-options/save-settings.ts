import type { SiteOptionRecord } from '@yay/contract/site-options/calls';
import {
  readOrUsual,
  SITE_OPTION_FIELDS,
  type SiteOptionFields,
  type SiteOptionType,
} from '@yay/contract/site-options/fields';
import type { Db, Tx } from '../../platform/db/index.ts';
import {
  type Actor,
  type FieldErrors,
  fieldErrors,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import { publishList } from '../../platform/realtime/index.ts';
import { changedParts, record } from '../activity/index.ts';
import { moneyLimits } from '../allowances/index.ts';
import { isInLibrary } from '../media/index.ts';
import { siteOptionFields } from '../settings/index.ts';
import { consequencesOf, type Told } from './consequences.ts';
import { menuProblems } from './menu-pages.ts';
import { optionProblems } from './option-rules.ts';
import { picturesIn } from './pictures-in.ts';
import { neverPaid, promisedTooMuch } from './promised-alone.ts';
import { articlesShown, listSettings, mayChange } from './read-settings.ts';
import {
  insertChange,
  lockLimitsAndRewards,
  lockOption,
  type StandingRow,
  writeOption,
} from './site-options.repo.ts';
import { readTexts, recordedFields } from './texts-in.ts';

export interface AskedChange {
  readonly type: SiteOptionType;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly version: number;
  readonly restored_from: number | null;
}

interface Checked {
  readonly type: SiteOptionType;
  readonly fields: SiteOptionFields<SiteOptionType>;
}

/** Options checked against each other: one save at a time, also while neither was ever set. */
const JUDGED_TOGETHER: readonly SiteOptionType[] = ['money_limits', 'referral_program'];

type Given = Pick<AskedChange, 'type' | 'fields'>;

/** Returns the fields of an option as they stand once these changes are saved. */
async function afterwards<Type extends SiteOptionType>(
  tx: Tx,
  type: Type,
  changes: readonly Given[],
): Promise<SiteOptionFields<Type>> {
  const change = changes.find((one) => one.type === type);
  const read = change && SITE_OPTION_FIELDS[type].safeParse(change.fields);
  if (read?.success) return read.data as SiteOptionFields<Type>;
  return readOrUsual(type, await siteOptionFields(tx, type));
}

/** Returns the fields of an option as they would be kept, or their errors by path. */
async function check(
  tx: Tx,
  actor: Actor,
  { type, fields: given }: Given,
  changes: readonly Given[],
  library: ReadonlySet<number>,
): Promise<Checked | { readonly errors: FieldErrors }> {
  const read = SITE_OPTION_FIELDS[type].safeParse(given, { reportInput: true });
  if (!read.success) return { errors: fieldErrors(read.error.issues) };
  const own = await moneyLimits(tx, actor);
  const texts = readTexts(type, read.data);
  const errors: Record<string, FieldErrors[string]> = {
    ...texts.errors,
    ...promisedTooMuch(
      type,
      read.data,
      readOrUsual(type, await siteOptionFields(tx, type)),
      own.alone,
    ),
    ...optionProblems(type, texts.fields),
  };
  if (type === 'referral_program' || type === 'money_limits') {
    const program = await afterwards(tx, 'referral_program', changes);
    const limits = await afterwards(tx, 'money_limits', changes);
    // A limit that its author raised herself does not count for the reward she promises.
    const hers = {
      ...limits,
      family_day_cents: Math.min(limits.family_day_cents, own.family),
      everybody_day_cents: Math.min(limits.everybody_day_cents, own.everybody),
    };
    Object.assign(errors, neverPaid(type, program, type === 'money_limits' ? limits : hers));
  }
  for (const { path, id } of picturesIn(type, read.data)) {
    if (!library.has(id)) errors[path] = ['unknown_asset'];
  }
  if (type === 'site_menus') {
    Object.assign(errors, await menuProblems(tx, read.data as SiteOptionFields<'site_menus'>));
  }
  if (type === 'blog_listing_page') {
    const { top_article_id: top } = read.data as SiteOptionFields<'blog_listing_page'>;
    if (top !== null && !(await articlesShown(tx)).some(({ id }) => id === top)) {
      errors.top_article_id = ['unknown_article'];
    }
  }
  return Object.keys(errors).length > 0 ? { errors } : { type, fields: texts.fields };
}

/**
 * The pictures of the library among those that options name. Until the commit nobody deletes them:
 * they are locked in the order of their numbers, whatever option names them.
 */
async function libraryOf(tx: Tx, changes: readonly Given[]): Promise<ReadonlySet<number>> {
  const named = changes.flatMap(({ type, fields }) => {
    const read = SITE_OPTION_FIELDS[type].safeParse(fields);
    return read.success ? picturesIn(type, read.data).map(({ id }) => id) : [];
  });
  const known = new Set<number>();
  for (const id of [...new Set(named)].sort((a, b) => a - b)) {
    if (await isInLibrary(tx, id)) known.add(id);
  }
  return known;
}

const under = (type: SiteOptionType, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, codes]) => [`${type}.${path}`, codes]));

/** Tells the effects that an option would have, and saves nothing. */
export async function previewSetting(
  db: Db,
  actor: Actor,
  type: SiteOptionType,
  given: Readonly<Record<string, unknown>>,
): Promise<Told | Refusal> {
  if (!mayChange(actor, type)) return refuse(403, 'forbidden');
  return db.tx(async (tx) => {
    const library = await libraryOf(tx, [{ type, fields: given }]);
    const asked = { type, fields: given };
    const checked = await check(tx, actor, asked, [asked], library);
    if ('errors' in checked) return refuse(422, 'invalid', under(type, checked.errors));
    const before = readOrUsual(type, await siteOptionFields(tx, type));
    return consequencesOf(tx, type, checked.fields, before);
  });
}

/**
 * Changes options, all of them or none. A change that would close the ordering for everybody is
 * refused until it is confirmed; one of an option that somebody changed meanwhile is refused with
 * the options of now.
 */
export async function saveSettings(
  db: Db,
  actor: Actor,
  changes: readonly AskedChange[],
  closingConfirmed: boolean,
): Promise<{ data: SiteOptionRecord[] } | Refusal> {
  const types = changes.map(({ type }) => type);
  if (new Set(types).size < types.length) return refuse(422, 'invalid', { _: ['duplicate'] });
  if (!types.every((type) => mayChange(actor, type))) return refuse(403, 'forbidden');
  const refused = await db.tx(async (tx): Promise<Refusal | null> => {
    const errors: Record<string, FieldErrors[string]> = {};
    const ready: (AskedChange & Checked)[] = [];
    // Everybody locks in one order, options and then pictures: no two saves block each other.
    const sorted = changes.toSorted((a, b) => a.type.localeCompare(b.type));
    const standing = new Map<SiteOptionType, StandingRow | undefined>();
    if (types.some((type) => JUDGED_TOGETHER.includes(type))) await lockLimitsAndRewards(tx);
    for (const { type } of sorted) standing.set(type, await lockOption(tx, type));
    const library = await libraryOf(tx, sorted);
    for (const change of sorted) {
      const checked = await check(tx, actor, change, sorted, library);
      if ('errors' in checked) Object.assign(errors, under(change.type, checked.errors));
      else ready.push({ ...change, ...checked });
    }
    if (Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);
    for (const change of ready) {
      const stopped = await changeOne(
        tx,
        actor,
        change,
        standing.get(change.type),
        closingConfirmed,
      );
      if (stopped !== null) return stopped;
    }
    await publishList(tx, 'private-list.site_options', [], actor);
    return null;
  });
  if (refused === null) return listSettings(db, actor);
  return refused.code === 'settings_changed'
    ? refuse(409, 'settings_changed', undefined, { more: await listSettings(db, actor) })
    : refused;
}

async function changeOne(
  tx: Tx,
  actor: Actor,
  { type, fields, version, restored_from: restoredFrom }: AskedChange & Checked,
  standing: StandingRow | undefined,
  closingConfirmed: boolean,
): Promise<Refusal | null> {
  if ((standing?.version ?? 0) !== version) return refuse(409, 'settings_changed');
  const before = readOrUsual(type, standing?.fields);
  const changes = changedParts(before, fields);
  if (changes === null && standing !== undefined) return null;
  const told = await consequencesOf(tx, type, fields, before);
  if (told.closesOrdering && !closingConfirmed) return refuse(409, 'closes_ordering');
  if (!(await writeOption(tx, type, fields, version + 1))) return refuse(409, 'settings_changed');
  await insertChange(tx, {
    type,
    version: version + 1,
    before: standing?.fields ?? null,
    after: fields,
    actorId: actor.userId,
    impersonatorId: actor.impersonatorId,
    restoredFrom,
  });
  await record(tx, actor, {
    action: 'site_option.changed',
    subject: { type: 'site_option', id: null, label: type },
    ...changedParts(recordedFields(type, before), recordedFields(type, fields)),
  });
  return null;
}
