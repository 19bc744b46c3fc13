/** Empties a field whose text has been sent, unless it was written in meanwhile. */
export const emptied =
  (sent: string) =>
  (now: string): string =>
    now === sent ? '' : now;
