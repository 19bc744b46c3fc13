/** The pages over which the team's messages open: the start page, the calendar, the month's preorders. */
export function showsMessages(path: string): boolean {
  return path === '/' || /\/(lunch-calendar|monthly-preorders)(\/|$)/.test(path);
}
