import type { PlainDate } from '../calendar/index.ts';

export const MENU_KINDS = ['calendar', 'grab_and_go'] as const;
export type MenuKind = (typeof MENU_KINDS)[number];

/** Themed food days. */
export const THEMES = ['mediterranean', 'pasta', 'pizza', 'sandwich', 'taco'] as const;
export type Theme = (typeof THEMES)[number];

export const MENU_STATES = ['active', 'ended', 'archived'] as const;
export type MenuState = (typeof MENU_STATES)[number];

/**
 * Returns the state of a menu. A calendar menu is current until its last day; a go-menu has none.
 */
export function menuState(
  menu: { readonly archived_at: unknown; readonly kind: MenuKind; readonly last_day: PlainDate },
  today: PlainDate,
): MenuState {
  if (menu.archived_at !== null) return 'archived';
  return menu.kind === 'calendar' && menu.last_day < today ? 'ended' : 'active';
}
