import { type AddressRules, type ListState, readView, viewText } from './address.ts';

export type NamedView = { readonly id: number; readonly query: string };
export type NamedPreset = { readonly id: string; readonly query: string };

/** The current tab, and whether the view differs from what it keeps. */
export type CurrentView =
  | { readonly kind: 'everything'; readonly changed: boolean }
  | { readonly kind: 'preset'; readonly id: string; readonly changed: false }
  | { readonly kind: 'saved'; readonly id: number; readonly changed: boolean };

/**
 * The view that the address names; else the one that is exactly what is shown, one's own before those
 * that all have; else everything, changed.
 */
export function currentView(
  rules: AddressRules,
  state: ListState,
  saved: readonly NamedView[],
  presets: readonly NamedPreset[],
): CurrentView {
  const shown = viewText(rules, state);
  // The query is written anew: a saved one may name a filter that no longer exists.
  const same = (query: string) => viewText(rules, readView(rules, query)) === shown;
  const named = saved.find(({ id }) => id === state.view);
  if (named) return { kind: 'saved', id: named.id, changed: !same(named.query) };
  if (shown === '') return { kind: 'everything', changed: false };
  const alike = saved.find(({ query }) => same(query));
  if (alike) return { kind: 'saved', id: alike.id, changed: false };
  const preset = presets.find(({ query }) => same(query));
  if (preset) return { kind: 'preset', id: preset.id, changed: false };
  return { kind: 'everything', changed: true };
}
