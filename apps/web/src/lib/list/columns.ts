type Declared = readonly { readonly id: string; readonly optional?: boolean }[];

/** The columns that are shown, in their order. The first always is: it names the row. */
export function shownColumns(declared: Declared, saved: readonly string[] | null): string[] {
  const [first] = declared;
  if (!first) return [];
  // The saved settings may name a column that no longer exists.
  const existing = saved?.filter((id) => declared.some((column) => column.id === id));
  const rest = existing?.length
    ? existing
    : declared.filter(({ optional }) => !optional).map(({ id }) => id);
  return [first.id, ...new Set(rest.filter((id) => id !== first.id))];
}

export function toggleColumn(shown: readonly string[], id: string): string[] {
  return shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id];
}

/** One place to the left or right; the first column stays the first. */
export function moveColumn(shown: readonly string[], id: string, by: -1 | 1): string[] {
  const at = shown.indexOf(id);
  const to = at + by;
  if (at < 1 || to < 1 || to >= shown.length) return [...shown];
  return shown.toSpliced(at, 1).toSpliced(to, 0, id);
}
