type Parts = Readonly<Record<string, unknown>>;

/** Returns the parts of a record that differ, each with its former value; null when none does. */
export function changedParts(
  before: Parts,
  after: Parts,
): { readonly before: Parts; readonly after: Parts } | null {
  const fields = Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (fields.length === 0) return null;
  const only = (parts: Parts) => Object.fromEntries(fields.map((field) => [field, parts[field]]));
  return { before: only(before), after: only(after) };
}
