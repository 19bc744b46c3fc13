export const MENU_KINDS = ['calendar', 'grab_and_go'] as const;
export type MenuKind = (typeof MENU_KINDS)[number];

/** Themed food days. */
export const THEMES = ['mediterranean', 'pasta', 'pizza', 'sandwich', 'taco'] as const;
export type Theme = (typeof THEMES)[number];
