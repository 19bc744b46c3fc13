/** The key under which a field's label is said: a path has dots, and a key of words has none. */
export const labelKey = (path: string): string => path.replaceAll('.', '_');
