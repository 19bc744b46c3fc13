import type { SiteOptionFields, SiteOptionType } from '@yay/contract/site-options/fields';
import { INTRO_STEPS } from '@yay/contract/site-options/values';

const PATHS: { readonly [Type in SiteOptionType]?: readonly (keyof SiteOptionFields<Type>)[] } = {
  og_default: ['asset_id'],
  intro_wizard: INTRO_STEPS,
};

/** The pictures of the library that an option names, by the paths of its fields. */
export const picturesIn = <Type extends SiteOptionType>(
  type: Type,
  fields: SiteOptionFields<Type>,
): { readonly path: string; readonly id: number }[] =>
  (PATHS[type] ?? []).flatMap((path) => {
    const id: unknown = fields[path];
    return typeof id === 'number' ? [{ path: String(path), id }] : [];
  });
