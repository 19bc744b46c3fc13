/** Tells whether PostgreSQL can store a text: without NUL and without lone surrogates. */
const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** Returns the path of the first text, key or value, that PostgreSQL cannot store. */
export function unstorablePath(value: unknown): string | undefined {
  // A stack of our own replaces recursion: a body may nest deeper than the call stack.
  const waiting: { value: unknown; path: string }[] = [{ value, path: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value === 'string') {
      if (!storable(next.value)) return next.path || '_';
    } else if (typeof next.value === 'object' && next.value !== null) {
      for (const [key, inner] of Object.entries(next.value)) {
        if (!storable(key)) return next.path || '_';
        waiting.push({ value: inner, path: next.path ? `${next.path}.${key}` : key });
      }
    }
  }
  return undefined;
}
