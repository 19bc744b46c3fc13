import type { Menu, MenuLink, SiteOptionType } from '@yay/contract/site-options/fields';
import type { Document } from '@yay/documents';
import { centsOf, dollarsText, wholeOf } from '../../../lib/number-text.ts';
import { FORM_FIELDS, type FormField } from './form-fields.ts';

export type Tier = { readonly amount: string; readonly bonus: string };
export type FormValue =
  | string
  | boolean
  | readonly Tier[]
  | readonly MenuLink[]
  | readonly Menu[]
  | Document
  | number
  | null;
/** The values in the form of an option, by the path of its field. */
export type FormValues = Readonly<Record<string, FormValue>>;

type Fields = Readonly<Record<string, unknown>>;

const at = (fields: Fields, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], fields);

const listText = (values: unknown, each: (value: number) => string) =>
  (values as readonly number[]).map(each).join(', ');

function shown({ path, kind }: FormField, fields: Fields): FormValue {
  const value = at(fields, path);
  switch (kind) {
    case 'toggle':
      return value === true;
    case 'money':
      return dollarsText(value as number);
    case 'wholes':
      return listText(value, String);
    case 'moneys':
      return listText(value, dollarsText);
    case 'tiers':
      return (value as readonly { amount: number; bonus: number }[]).map(({ amount, bonus }) => ({
        amount: dollarsText(amount),
        bonus: dollarsText(bonus),
      }));
    case 'menus':
      return value as readonly Menu[];
    case 'links':
      return value as readonly MenuLink[];
    case 'picture':
      return (value as number | null) ?? null;
    case 'rich':
      return (value as Document | null) ?? null;
    default:
      return value === null || value === undefined ? '' : String(value);
  }
}

export const valuesOf = (type: SiteOptionType, fields: Fields): FormValues =>
  Object.fromEntries(FORM_FIELDS[type].map((field) => [field.path, shown(field, fields)]));

/**
 * A number as it is sent; what is none goes as it was typed, so that the server says at its field
 * that it is none.
 */
const orAsTyped = (read: number | null, typed: string): number | string | undefined =>
  read === null ? undefined : Number.isNaN(read) ? typed : read;
const listOf = (typed: string, each: (text: string) => number | null) =>
  typed
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map((part) => orAsTyped(each(part), part));

function sent({ kind }: FormField, value: FormValue): unknown {
  const typed = typeof value === 'string' ? value : '';
  switch (kind) {
    case 'money':
      return orAsTyped(centsOf(typed), typed);
    case 'whole':
    case 'hour':
    case 'minute':
    case 'weekday':
      return orAsTyped(wholeOf(typed), typed);
    case 'date':
      return typed === '' ? null : typed;
    case 'wholes':
      return listOf(typed, wholeOf);
    case 'moneys':
      return listOf(typed, centsOf);
    case 'tiers':
      return (value as readonly Tier[]).map(({ amount, bonus }) => ({
        amount: orAsTyped(centsOf(amount), amount),
        bonus: orAsTyped(centsOf(bonus), bonus),
      }));
    case 'article':
      return orAsTyped(wholeOf(typed), typed) ?? null;
    case 'picture':
    case 'rich':
      return value || null;
    default:
      return value;
  }
}

/** Returns the fields to send: what the form does not show stays as it is. */
export function fieldsOf(type: SiteOptionType, standing: Fields, values: FormValues): Fields {
  const fields = structuredClone(standing) as Record<string, unknown>;
  for (const field of FORM_FIELDS[type]) {
    const keys = field.path.split('.');
    const last = keys.pop() ?? '';
    const place = keys.reduce<Record<string, unknown>>(
      (part, key) => part[key] as Record<string, unknown>,
      fields,
    );
    place[last] = sent(field, values[field.path] ?? '');
  }
  return fields;
}

/** The paths at which two forms differ by what they would send. */
export function changedPaths(type: SiteOptionType, before: FormValues, now: FormValues): string[] {
  return FORM_FIELDS[type]
    .filter((field) => {
      const [one, other] = [before, now].map((values) => sent(field, values[field.path] ?? ''));
      return JSON.stringify(one) !== JSON.stringify(other);
    })
    .map(({ path }) => path);
}
