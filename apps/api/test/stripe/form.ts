export interface Form {
  readonly [name: string]: string | readonly string[] | Form;
}

/**
 * Parses Stripe's requests, which are forms with brackets: `metadata[reference]=x`,
 * `expand[0]=data.source`.
 */
export function readForm(text: string): Form {
  const form: Record<string, unknown> = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/[[\]]+/).filter((name) => name !== '');
    const last = names.pop() ?? '';
    let at = form;
    for (const name of names) {
      at[name] ??= {};
      at = at[name] as Record<string, unknown>;
    }
    at[last] = value;
  }
  return listed(form) as Form;
}

function listed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, listed(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
