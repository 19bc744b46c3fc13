/** Text that PostgreSQL takes: no NUL, and no half of a surrogate pair. */
const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** The path of the first text, key or value, that could not be stored. */
export function unstorablePath(value: unknown): string | undefined {
  // A list of its own in place of recursion: a body may nest deeper than the call stack.
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
