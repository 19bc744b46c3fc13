import { followRedirects, type RedirectRule } from '@yay/domain/redirects';
import type { Queryable } from '../../platform/db/index.ts';
import { inBothLanguages } from './in-both-languages.ts';
import { addHits, allRules } from './redirects.repo.ts';

/** The greatest age of a process's copy of the rules, in milliseconds of real time. */
const KNOWN_FOR_MS = 1_000;
/** The time that hits are gathered before they are written in one statement, in milliseconds. */
const GATHERED_FOR_MS = 2_000;

interface Known {
  rules: readonly RedirectRule[];
  at: number;
  hits: Map<number, number>;
  timer: NodeJS.Timeout | undefined;
}

// The rules and hits that one process knows, by its database.
const known = new WeakMap<Queryable, Known>();

function knownOf(source: Queryable): Known {
  const kept = known.get(source);
  if (kept) return kept;
  const fresh: Known = {
    rules: [],
    at: Number.NEGATIVE_INFINITY,
    hits: new Map(),
    timer: undefined,
  };
  known.set(source, fresh);
  return fresh;
}

export interface ResolvedRedirect {
  readonly id: number;
  /** The end of the whole chain. */
  readonly to: string;
  readonly status: 301 | 302;
}

/**
 * Returns where a path leads; null for one that no redirect is about. Counts the hit, and neither
 * waits for a statement of its own nor writes one: rules are known for a second, hits are written
 * together.
 */
export async function resolveRedirect(
  source: Queryable,
  path: string,
): Promise<ResolvedRedirect | null> {
  const mine = knownOf(source);
  if (performance.now() - mine.at > KNOWN_FOR_MS) {
    mine.rules = inBothLanguages(await allRules(source));
    mine.at = performance.now();
  }
  const chain = followRedirects(mine.rules, path);
  const [first] = chain?.rules ?? [];
  const to = chain?.addresses.at(-1);
  if (!chain || first === undefined || to === undefined || chain.end !== 'reached') return null;
  mine.hits.set(first.id, (mine.hits.get(first.id) ?? 0) + 1);
  mine.timer ??= setTimeout(() => void writeHits(source).catch(() => undefined), GATHERED_FOR_MS);
  mine.timer.unref();
  return { id: first.id, to, status: chain.status };
}

/** Writes what was counted. What could not be written is counted on. */
export async function writeHits(source: Queryable): Promise<void> {
  const mine = knownOf(source);
  clearTimeout(mine.timer);
  mine.timer = undefined;
  const hits = [...mine.hits];
  if (hits.length === 0) return;
  mine.hits = new Map();
  try {
    await addHits(source, hits);
  } catch (error) {
    for (const [id, count] of hits) mine.hits.set(id, (mine.hits.get(id) ?? 0) + count);
    throw error;
  }
}

/** After a change: this process looks again at once, the others within a second. */
export function forgetRules(source: Queryable): void {
  knownOf(source).at = Number.NEGATIVE_INFINITY;
}
