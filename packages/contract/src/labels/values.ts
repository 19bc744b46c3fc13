export const PRINT_KINDS = ['student', 'grab_and_go'] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];
export const PRINT_STATES = ['waiting', 'running', 'ready', 'failed', 'stopped'] as const;
export type PrintState = (typeof PRINT_STATES)[number];
/** Labels of each item of a shelf. */
export const MOST_COPIES = 50;
/** Days ahead of today whose labels can be printed. */
export const MOST_DAYS_AHEAD = 14;
