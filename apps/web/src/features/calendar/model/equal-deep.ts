/** Tells whether two plain values say the same. */
export function equalDeep(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [ours, theirs] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    ours.length === theirs.size &&
    ours.every(([key, value]) => theirs.has(key) && equalDeep(value, theirs.get(key)))
  );
}
