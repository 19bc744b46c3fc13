import type { FieldCode } from '@yay/contract/codes';
import type { ItemBody, ItemGroup } from '@yay/contract/items/calls';

type Groups = NonNullable<ItemBody['option_groups']>;
type Errors = Record<string, readonly FieldCode[]>;

/** Rules that nobody could keep, names that nobody could tell apart, and parts of other items. */
export function checkOptions(groups: Groups, before: readonly ItemGroup[]): Errors {
  const errors: Errors = {};
  const own = new Map(
    before.map((group) => [group.id, new Set(group.options.map(({ id }) => id))]),
  );
  const seen = new Set<number>();
  groups.forEach((group, index) => {
    const at = `option_groups.${index}`;
    if (group.id !== null && (!own.has(group.id) || seen.has(group.id))) {
      errors[`${at}.name`] = [own.has(group.id) ? 'duplicate' : 'unknown_option'];
      return;
    }
    if (group.id !== null) seen.add(group.id);
    const known = group.id === null ? undefined : own.get(group.id);
    Object.assign(errors, checkNames(group, known, at));
    // Nobody is asked about a group that is archived.
    if (!group.archived) Object.assign(errors, checkRules(group, at));
    const twice = groups.findIndex((other) => !other.archived && sameName(other, group));
    if (!group.archived && twice < index) errors[`${at}.name`] = ['duplicate'];
  });
  return errors;
}

function checkNames(group: Groups[number], known: Set<number> | undefined, at: string): Errors {
  const errors: Errors = {};
  const seen = new Set<number>();
  group.options.forEach((option, index) => {
    const field = `${at}.options.${index}.name`;
    if (option.id !== null && !known?.has(option.id)) errors[field] = ['unknown_option'];
    else if (option.id !== null && seen.has(option.id)) errors[field] = ['duplicate'];
    if (option.id !== null) seen.add(option.id);
    const twice = group.options.findIndex((other) => !other.archived && sameName(other, option));
    if (!option.archived && twice < index) errors[field] ??= ['duplicate'];
  });
  return errors;
}

function checkRules(group: Groups[number], at: string): Errors {
  const offered = group.options.filter((option) => !option.archived).length;
  if (offered === 0) return { [`${at}.options`]: ['no_options'] };
  const errors: Errors = {};
  if (group.max_choices < group.min_choices) errors[`${at}.max_choices`] = ['max_below_min'];
  if (group.min_choices > offered) errors[`${at}.min_choices`] = ['min_over_options'];
  return errors;
}

const sameName = (one: { name: string }, other: { name: string }): boolean =>
  one.name.toLocaleLowerCase('en') === other.name.toLocaleLowerCase('en');
