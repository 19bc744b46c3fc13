/** A rule that leads from one address to another. */
export interface RedirectRule {
  readonly id: number;
  /** A path, or the start of one with a * at its end. */
  readonly from: string;
  /** A path of ours or another site; a * at its end stands for what the other * met. */
  readonly to: string;
  readonly status: 301 | 302;
}

/** Nobody's browser follows more, and no chain needs so many. */
export const MOST_STEPS = 20;

export interface Chain {
  readonly end: 'reached' | 'loop' | 'too_long';
  /** Every address of the way, the first and the last included. */
  readonly addresses: readonly string[];
  readonly rules: readonly RedirectRule[];
  /** The status: for good only where every step of it is. */
  readonly status: 301 | 302;
}

/** The way that leads from a path; null where no rule is about it. */
export function followRedirects(rules: readonly RedirectRule[], path: string): Chain | null {
  const addresses = [path];
  const taken: RedirectRule[] = [];
  for (let at: string = path; ; ) {
    const step = at.startsWith('/') ? stepFrom(rules, at) : null;
    if (step === null) return taken.length === 0 ? null : chain('reached', addresses, taken);
    taken.push(step.rule);
    addresses.push(step.to);
    if (addresses.slice(0, -1).includes(step.to)) return chain('loop', addresses, taken);
    if (taken.length >= MOST_STEPS) return chain('too_long', addresses, taken);
    at = step.to;
  }
}

const chain = (
  end: Chain['end'],
  addresses: readonly string[],
  rules: readonly RedirectRule[],
): Chain => ({
  end,
  addresses,
  rules,
  status: rules.every(({ status }) => status === 301) ? 301 : 302,
});

function stepFrom(
  rules: readonly RedirectRule[],
  address: string,
): { rule: RedirectRule; to: string } | null {
  const path = decoded(withoutSlash(address.split(/[?#]/, 1)[0] ?? ''));
  const rule = ruleFor(rules, path);
  if (rule === null) return null;
  const rest = rule.from.endsWith('*') ? path.slice(decoded(rule.from).length - 1) : '';
  if (!rule.to.endsWith('*')) return { rule, to: rule.to };
  // The rest of a path may not turn a path of ours into another site: "/*" with "//host" would.
  const to = rule.to.slice(0, -1) + rest.replace(/^\/+/, '');
  return { rule, to };
}

/** The rule about a path: the exact one, otherwise the one with the longest start. */
export function ruleFor(rules: readonly RedirectRule[], path: string): RedirectRule | null {
  let best: RedirectRule | null = null;
  for (const rule of rules) {
    const from = decoded(rule.from);
    if (from === path) return rule;
    if (!from.endsWith('*') || !path.startsWith(from.slice(0, -1))) continue;
    if (best === null || rule.from.length > best.from.length) best = rule;
  }
  return best;
}

/** An address as people read it: a browser takes "/%61" for "/a". */
function decoded(address: string): string {
  if (!address.includes('%')) return address;
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** A slash at the end makes no other address. */
export const withoutSlash = (path: string): string => path.replace(/(?!^)\/+$/, '');
