/**
 * Picks one of the items by weight for 'surprise me': always the same one for the same seed and
 * items. Items without weight are never picked; null when there is none to pick.
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

/** Hashes a seed to [0, 1). FNV-1a with a final mix spreads even consecutive seeds well. */
function fraction(seed: number | string): number {
  let hash = 0x811c9dc5;
  for (const character of String(seed)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
