/** Returns the number of a record that an address names; null for anything else. */
export const idOf = (text: unknown): number | null =>
  typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
