import type { ItemGroup } from '@yay/contract/items/calls';
import type { Properties } from '@yay/domain/allergy';
import { parseUsd } from '@yay/domain/money';
import { dollarsText } from './number-text.ts';
import { verified } from './safety.ts';

/** An option as it is typed. */
export type OptionValues = {
  /** Its own while it is on the screen, also before it has an id. */
  readonly key: string;
  readonly id: number | null;
  readonly name: string;
  readonly nameEs: string;
  readonly price: string;
  readonly properties: Properties;
  readonly archived: boolean;
};
export type GroupValues = {
  readonly key: string;
  readonly id: number | null;
  readonly name: string;
  readonly nameEs: string;
  readonly min: string;
  readonly max: string;
  readonly archived: boolean;
  readonly options: readonly OptionValues[];
};

export const groupsOf = (groups: readonly ItemGroup[]): GroupValues[] =>
  groups.map((group) => ({
    key: `group-${group.id}`,
    id: group.id,
    name: group.name,
    nameEs: group.name_es ?? '',
    min: String(group.min_choices),
    max: String(group.max_choices),
    archived: group.archived_at !== null,
    options: group.options.map((option) => ({
      key: `option-${option.id}`,
      id: option.id,
      name: option.name,
      nameEs: option.name_es ?? '',
      price: option.price === 0 ? '' : dollarsText(option.price),
      properties: verified(option.properties),
      archived: option.archived_at !== null,
    })),
  }));

let made = 0;
const freshKey = () => {
  made += 1;
  return `new-${made}`;
};
export const newOption = (): OptionValues => ({
  key: freshKey(),
  id: null,
  name: '',
  nameEs: '',
  price: '',
  properties: {},
  archived: false,
});
export const newGroup = (): GroupValues => ({
  key: freshKey(),
  id: null,
  name: '',
  nameEs: '',
  min: '1',
  max: '1',
  archived: false,
  options: [newOption(), newOption()],
});

type Part = { readonly key: string; readonly id: number | null; readonly archived: boolean };

/** The list with one part changed. */
export const withPart = <Of extends Part>(parts: readonly Of[], changed: Of): Of[] =>
  parts.map((part) => (part.key === changed.key ? changed : part));

/** Takes a part away: an unsaved one goes, one that orders may hold is archived. */
export const withoutPart = <Of extends Part>(parts: readonly Of[], gone: Of): Of[] =>
  gone.id === null
    ? parts.filter((part) => part.key !== gone.key)
    : withPart(parts, { ...gone, archived: true });

/** One place up or down among those that are offered; archived ones keep theirs. */
export function movedPart<Of extends Part>(parts: readonly Of[], key: string, by: -1 | 1): Of[] {
  const places = parts.flatMap((part, place) => (part.archived ? [] : [place]));
  const at = places.findIndex((place) => parts[place]?.key === key);
  const [from, to] = [places[at], places[at + by]];
  const [one, other] = [parts[from ?? -1], parts[to ?? -1]];
  if (at < 0 || one === undefined || other === undefined) return [...parts];
  return parts.map((part, place) => (place === from ? other : place === to ? one : part));
}

export type Rule =
  | { readonly kind: 'one' | 'upToOne' | 'broken' }
  | { readonly kind: 'exactly'; readonly count: number }
  | { readonly kind: 'upTo'; readonly most: number }
  | { readonly kind: 'between'; readonly least: number; readonly most: number };

/** Returns the rule of a group, or that nobody could follow it. */
export function ruleOf({ min, max, options }: GroupValues): Rule {
  const [least, most] = [Number(min), Number(max)];
  const offered = options.filter((option) => !option.archived).length;
  const whole = [min, max].every((text) => /^\d{1,2}$/.test(text.trim()));
  if (!whole || most < 1 || most < least || least > offered) return { kind: 'broken' };
  if (most === 1) return { kind: least === 1 ? 'one' : 'upToOne' };
  if (least === 0) return { kind: 'upTo', most };
  return least === most ? { kind: 'exactly', count: least } : { kind: 'between', least, most };
}

/**
 * Returns groups as the API takes them, or the texts that are no numbers, each at its place there.
 */
export function groupsInput(groups: readonly GroupValues[]) {
  const errors: Record<string, string[]> = {};
  const whole = (text: string, at: string) => {
    if (/^\d{1,2}$/.test(text.trim())) return Number(text);
    errors[at] = [text.trim() === '' ? 'required' : 'invalid'];
    return 0;
  };
  const input = groups.map((group, index) => {
    const at = `option_groups.${index}`;
    return {
      id: group.id,
      name: group.name,
      name_es: group.nameEs.trim() || null,
      min_choices: whole(group.min, `${at}.min_choices`),
      max_choices: whole(group.max, `${at}.max_choices`),
      archived: group.archived,
      options: group.options.map((option, place) => {
        const cents = option.price.trim() === '' ? 0 : parseUsd(option.price);
        if (typeof cents === 'string') errors[`${at}.options.${place}.price`] = [cents];
        const { id, name, nameEs, properties, archived } = option;
        const name_es = nameEs.trim() || null;
        const price = typeof cents === 'number' ? cents : 0;
        return { id, name, name_es, properties, archived, price };
      }),
    };
  });
  return { input, errors };
}
