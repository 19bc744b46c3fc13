/**
 * 'Surprise me': one of the items, each as likely as its weight says, and always the same one for
 * the same seed and items. Items of no weight are never picked; null when there is nothing to pick.
 */
export function pickRandom<T extends { weight: number }>(
  items: readonly T[],
  seed: number | string,
): T | null {
  const candidates = items.filter(({ weight }) => weight > 0 && Number.isFinite(weight));
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  let left = fraction(seed) * total;
  for (const item of candidates) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return candidates.at(-1) ?? null;
}

/** From 0 up to but not including 1. Spreads well even over seeds in a row: FNV-1a, then mixed. */
function fraction(seed: number | string): number {
  let hash = 0x811c9dc5;
  for (const character of String(seed)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
