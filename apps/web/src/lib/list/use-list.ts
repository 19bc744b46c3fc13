import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useMatch } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { showAlert } from '../alerts/index.ts';
import { serverNowMs } from '../clock.ts';
import { useChannel } from '../realtime/index.ts';
import { useNavigateHere } from '../use-navigate-here.ts';
import { type ListState, readAddress, readView, writeAddress } from './address.ts';
import { countQuery, keepSettings, listKey, rowsQuery, settingsQuery, totalsQuery } from './api.ts';
import { shownColumns } from './columns.ts';
import { toListQuery, toSelection } from './query.ts';
import { isEmpty, nothing, type Selection } from './selection.ts';
import type { List, ListRow } from './types.ts';
import { currentView } from './views.ts';
import { keepWalk } from './walk.ts';

export type Go = (changes: Partial<ListState>, options?: { replace?: boolean }) => void;

type Settings = { columns?: string[] | null; dense?: boolean };

/**
 * Returns the search of this page's address. While another page is on its way, the address is that
 * one's already: this list keeps what it shows instead of asking for rows that nobody sees.
 */
function useOwnSearch(): string {
  const own = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const now = useLocation({
    select: ({ pathname, searchStr }) => (pathname === own ? searchStr : null),
  });
  const [latest, setLatest] = useState(now ?? '');
  if (now !== null && now !== latest) setLatest(now);
  return now ?? latest;
}

/** The reader's own columns and density. A change shows at once, and goes back if it can't be saved. */
function useListSettings(name: string) {
  const settings = useQuery(settingsQuery(name));
  const [pressed, setPressed] = useState<Settings>({});
  const keep = useCallback(
    (changes: Settings) => {
      setPressed((before) => ({ ...before, ...changes }));
      keepSettings(name, changes).catch(() => {
        setPressed({});
        showAlert('default');
      });
    },
    [name],
  );

  const { columns: ownColumns = null, dense } = { ...settings.data, ...pressed };
  return { settings, ownColumns, dense, keep };
}

/** The rows that are chosen among what matches: another selection of rows begins with none chosen. */
function useSelection<Row extends ListRow>(selected: ReturnType<typeof toSelection>) {
  const key = JSON.stringify(selected);
  const [chosen, setChosen] = useState<{ key: string; selection: Selection<Row> }>({
    key,
    selection: nothing,
  });
  const selection: Selection<Row> = chosen.key === key ? chosen.selection : nothing;
  const setSelection = useCallback(
    (change: Selection<Row> | ((before: Selection<Row>) => Selection<Row>)) =>
      setChosen((before) => ({
        key,
        selection:
          typeof change === 'function'
            ? change(before.key === key ? before.selection : nothing)
            : change,
      })),
    [key],
  );
  return { selection, setSelection };
}

/** Everything that a list's parts share: the address's state, the rows, the selection. */
export function useList<Row extends ListRow>(list: List<Row>) {
  const navigate = useNavigateHere();
  const client = useQueryClient();
  const text = useOwnSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the declaration does not change while its page is open
  const state = useMemo(
    () => readAddress(list, Object.fromEntries(new URLSearchParams(text))),
    [list.name, list.filters.length, text],
  );
  const go = useCallback<Go>(
    (changes, { replace = false } = {}) => {
      // Every other change begins at the first page.
      const next = { ...state, page: 1, ...changes };
      navigate(writeAddress(list, next), { replace });
    },
    [list, navigate, state],
  );

  const { settings, ownColumns, dense, keep } = useListSettings(list.name);
  const shown = useMemo(() => shownColumns(list.columns, ownColumns), [list.columns, ownColumns]);
  const now = serverNowMs();
  const selected = toSelection(list, state, now);
  const query = toListQuery(list, state, shown, now);
  const rows = useQuery({
    ...rowsQuery<Row>(list.name, query),
    // The shown columns are part of the query; a guess would send it twice.
    enabled: !settings.isPending,
    placeholderData: keepPreviousData,
  });
  const totals = useQuery({
    ...totalsQuery(list.name, selected),
    enabled: list.columns.some(({ id, total }) => total && shown.includes(id)),
  });
  const { data: page, isPlaceholderData: isEarlier } = rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query changes only together with its rows
  useEffect(() => {
    if (!page || isEarlier) return;
    const ids = page.data.map(({ id }) => id);
    const before = (page.current_page - 1) * page.per_page;
    keepWalk({ list: list.name, query, ids, before, total: page.total, search: text });
  }, [page, isEarlier, list.name, text]);
  const narrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  const everything = toSelection(list, readView(list, ''), now);
  const all = useQuery({ ...countQuery(list.name, everything), enabled: narrowed });

  const refresh = () => void client.invalidateQueries({ queryKey: listKey(list.name) });
  useChannel(`private-list.${list.name}`, { 'list.changed': refresh, missed: refresh });

  const { selection, setSelection } = useSelection<Row>(selected);
  // Many rows are drawn in slices, and all that stands around them in the same picture.
  const shownPage = useDeferredValue(rows.data);
  return {
    list,
    state,
    go,
    shown,
    keep,
    dense: dense ?? true,
    views: settings.data?.views ?? [],
    current: currentView(list, state, settings.data?.views ?? [], list.presets ?? []),
    selected,
    page: shownPage,
    totals: totals.data,
    error: rows.data && !rows.isPlaceholderData ? null : rows.error,
    updating: rows.isPlaceholderData,
    retry: () => void rows.refetch(),
    narrowed,
    everything: narrowed ? all.data : shownPage?.total,
    selection,
    setSelection,
    choosing: !isEmpty(selection),
  };
}

export type ListControl<Row extends ListRow> = ReturnType<typeof useList<Row>>;
