/** The path of the entry that a page belongs to: the nearest above it, so that a menu marks one. */
export function currentEntry(path: string, entries: readonly string[]): string | null {
  const above = entries.filter((entry) => path === entry || path.startsWith(`${entry}/`));
  return above.toSorted((one, other) => other.length - one.length)[0] ?? null;
}
