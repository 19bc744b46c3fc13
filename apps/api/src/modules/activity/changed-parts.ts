type Parts = Readonly<Record<string, unknown>>;

/** What differs of a record, each with what it was; null when nothing does. */
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
