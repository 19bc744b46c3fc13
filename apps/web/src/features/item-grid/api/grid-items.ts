import { queryOptions } from '@tanstack/react-query';
import type {
  ChangedRow,
  GridItem,
  listGridChoices,
  listGridItems,
  saveGridItems as saveEndpoint,
} from '@yay/contract/item-grid/calls';
import { type AnswerOf, isHttpError, send } from '../../../lib/http/index.ts';

export const choicesQuery = queryOptions({
  queryKey: ['item-grid', 'choices'],
  queryFn: ({ signal }) =>
    send<typeof listGridChoices>({ method: 'GET', path: '/api/item-grid/choices', signal }),
});

type Page = AnswerOf<typeof listGridItems>;

export function readGridPage(
  asked: { readonly vendor: number | null; readonly next: Page['next'] },
  signal: AbortSignal,
): Promise<Page> {
  const { vendor, next } = asked;
  return send<typeof listGridItems>({
    method: 'GET',
    path: '/api/item-grid',
    query: {
      ...(vendor !== null && { vendor: String(vendor) }),
      ...(next && { after: next.after, after_id: String(next.after_id) }),
    },
    signal,
  });
}

/** So many are named in one address. */
const NAMED = 200;

export async function readGridRows(ids: readonly number[]): Promise<GridItem[]> {
  const rows: GridItem[] = [];
  for (let at = 0; at < ids.length; at += NAMED) {
    const page = await send<typeof listGridItems>({
      method: 'GET',
      path: '/api/item-grid',
      query: { ids: ids.slice(at, at + NAMED).join(',') },
    });
    rows.push(...page.data);
  }
  return rows;
}

export const saveGridRows = (rows: readonly ChangedRow[]) =>
  send<typeof saveEndpoint>({ method: 'PUT', path: '/api/item-grid', body: { rows: [...rows] } });

/** Rows that somebody else changed meanwhile, as they are now; null when it was refused for another reason. */
export function conflictsIn(error: unknown): { rows: GridItem[]; gone: number[] } | null {
  if (!isHttpError(error) || error.status !== 409) return null;
  const { conflicts, gone } = error.body as { conflicts?: GridItem[]; gone?: number[] };
  return conflicts ? { rows: conflicts, gone: gone ?? [] } : null;
}
