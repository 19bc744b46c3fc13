import type { Loader } from '../model.ts';

/** A loader of one prepared statement: its parameter is the ids, its rows have `id` and the values. */
export function loader(name: string, text: string): Loader {
  return async (source, ids) => {
    if (ids.length === 0) return new Map();
    const rows = await source.query<{ id: number } & Record<string, unknown>>(
      `lists.load_${name}`,
      text,
      [ids],
    );
    return new Map(rows.map(({ id, ...values }) => [id, values]));
  };
}
