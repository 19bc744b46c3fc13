import type { Loader } from '../model.ts';

/** Builds a loader of one statement, which takes the ids and returns rows of `id` and values. */
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
