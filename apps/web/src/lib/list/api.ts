import { queryOptions } from '@tanstack/react-query';
import type {
  deleteView,
  getListSettings,
  ListQuery,
  list,
  SavedView,
  saveListSettings,
  saveView,
  startExport,
} from '@yay/contract/lists/calls';
import { type AnswerOf, type BodyOf, send } from '../http/index.ts';
import { queryClient } from '../query-client.ts';
import { newUuid } from '../uuid.ts';
import { oneByOne } from './one-by-one.ts';
import type { ListRow } from './types.ts';

export type ListPage<Row extends ListRow> = Omit<AnswerOf<typeof list>, 'data'> & {
  readonly data: readonly Row[];
};

/** Rows change under one's hands: they are asked for anew whenever the list is opened. */
const ROWS_STALE_MS = 5_000;
const COUNT_STALE_MS = 60_000;

/** The beginning of every query key of that list, so that one event can end them all. */
export const listKey = (name: string) => ['list', name] as const;

export function fetchList<Row extends ListRow>(body: ListQuery, signal?: AbortSignal) {
  return send<typeof list>({ method: 'POST', path: '/api/list', body, signal }) as Promise<
    ListPage<Row>
  >;
}

export const rowsQuery = <Row extends ListRow>(name: string, body: ListQuery) =>
  queryOptions({
    queryKey: [...listKey(name), 'rows', body],
    queryFn: ({ signal }) => fetchList<Row>(body, signal),
    staleTime: ROWS_STALE_MS,
    meta: { cancelOnLeave: true },
  });

/** Asks for the number of rows alone. */
export const countQuery = (name: string, selection: ListQuery) =>
  queryOptions({
    queryKey: [...listKey(name), 'count', selection],
    queryFn: async ({ signal }) => {
      const page = await fetchList({ ...selection, columns: ['id'], page: 1, perPage: 1 }, signal);
      return page.total;
    },
    staleTime: COUNT_STALE_MS,
    meta: { cancelOnLeave: true },
  });

/** The sums over all that match. Asked apart: the rows do not wait for them. */
export const totalsQuery = (name: string, selection: ListQuery) =>
  queryOptions({
    queryKey: [...listKey(name), 'totals', selection],
    queryFn: async ({ signal }) => {
      const body = { ...selection, columns: ['id'], page: 1, perPage: 1, totals: true };
      const { total, totals } = await fetchList(body, signal);
      return { count: total, sums: totals ?? {} };
    },
    staleTime: COUNT_STALE_MS,
    meta: { cancelOnLeave: true },
  });

type Settings = AnswerOf<typeof getListSettings>['data'];

export const settingsQuery = (name: string) =>
  queryOptions({
    queryKey: ['list-settings', name],
    queryFn: async ({ signal }) => {
      const path = `/api/lists/${name}/settings` as const;
      const { data } = await send<typeof getListSettings>({ method: 'GET', path, signal });
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

type Wish = Omit<BodyOf<typeof saveListSettings>, 'sent'>;

/** Whichever of this page’s requests arrives last, the one that was sent last stands. */
let page: string | null = null;
let sent = 0;

async function putSettings(name: string, wish: Wish): Promise<void> {
  const path = `/api/lists/${name}/settings` as const;
  page ??= newUuid();
  sent += 1;
  const body = { ...wish, sent: { page, number: sent } };
  await send<typeof saveListSettings>({ method: 'PUT', path, body, keepalive: true });
  const { queryKey } = settingsQuery(name);
  queryClient.setQueryData(queryKey, (settings: Settings | undefined) =>
    settings ? { ...settings, ...wish } : settings,
  );
}

const savers = new Map<string, ReturnType<typeof oneByOne<Wish>>>();

/**
 * Keeps settings in the order in which they are wished, list by list, whichever request is the
 * quicker one.
 */
export function keepSettings(name: string, wish: Wish): Promise<void> {
  let saver = savers.get(name);
  if (saver === undefined) {
    saver = oneByOne((all) => putSettings(name, all));
    savers.set(name, saver);
    window.addEventListener('pagehide', saver.leave);
  }
  return saver.keep(wish);
}

export async function keepView(name: string, view: BodyOf<typeof saveView>): Promise<SavedView> {
  const path = `/api/lists/${name}/views` as const;
  const { data } = await send<typeof saveView>({ method: 'POST', path, body: view });
  changeViews(name, (views) => [...views.filter(({ id }) => id !== data.id), data]);
  return data;
}

export async function removeView(name: string, id: number): Promise<void> {
  await send<typeof deleteView>({ method: 'DELETE', path: `/api/lists/${name}/views/${id}` });
  changeViews(name, (views) => views.filter((view) => view.id !== id));
}

function changeViews(name: string, change: (views: readonly SavedView[]) => SavedView[]): void {
  queryClient.setQueryData(settingsQuery(name).queryKey, (settings: Settings | undefined) =>
    settings
      ? { ...settings, views: change(settings.views).sort((a, b) => a.position - b.position) }
      : settings,
  );
}

export async function exportList(body: BodyOf<typeof startExport>): Promise<void> {
  await send<typeof startExport>({ method: 'POST', path: '/api/list/export', body });
  await queryClient.invalidateQueries({ queryKey: ['exports'] });
}
