import { TabStrip } from '@yay/ui/tab-strip';
import { Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { type Cell, openerId } from '../model/cell.ts';
import { choiceOf, type Spot } from '../model/choice.ts';
import { isClearable } from '../model/clear.ts';
import { priceOfSaved } from '../model/price.ts';
import type { WeekIndex } from '../model/week-index.ts';
import { daysCount, type WeekView } from '../model/week-view.ts';
import { useLastWeek } from '../state/use-last-week.ts';
import { useStable } from '../state/use-stable.ts';
import type { useTransfer } from '../state/use-transfer.ts';
import type { WeekAddressBar } from '../state/use-week-address.ts';
import type { WeekDraft } from '../state/use-week-draft.ts';
import { ChildRow, childPanelId } from './child-row.tsx';
import { DaysHead } from './days-head.tsx';
import { lazily } from './lazily.ts';
import { OpenDay, type OpenDayHandle } from './open-day.tsx';
import type { useTakeBack } from './use-take-back.ts';
import { useTell } from './use-tell.ts';

const WeekExtras = lazily(() => import('./week-extras.tsx'));

type WeekGridProps = {
  index: WeekIndex;
  view: WeekView;
  /** The cells of each child, in the order of the lunchers. */
  rows: readonly (readonly Cell[])[];
  someOpen: boolean;
  isOwn: boolean;
  address: WeekAddressBar;
  weekDraft: WeekDraft;
  transfer: ReturnType<typeof useTransfer>;
  takeBack: ReturnType<typeof useTakeBack>;
  quiet: boolean;
};

/** The children's rows, with a tab for each on a phone, and the day that is open. */
export function WeekGrid(props: WeekGridProps) {
  const { index, rows, address, weekDraft, transfer, takeBack, quiet } = props;
  const t = useTranslations('calendar');
  const { lunchers } = index.week;
  const ids = lunchers.map(({ id }) => String(id));
  const currentId = ids.find((id) => id === address.luncherId) ?? ids[0];
  const openDay = useRef<OpenDayHandle>(null);
  const hadLastWeek = useLastWeek(index.week);
  const tell = useTell(index);

  const onOpen = useStable((spot: Spot) => openDay.current?.open(spot));
  const onPutBack = useStable((cell: Cell) => {
    weekDraft.putBack(cell);
    const { saved } = cell;
    if (saved) tell('putBack', cell, choiceOf(saved), priceOfSaved(saved));
    else tell('discarded', cell, cell.shown, cell.price);
    requestAnimationFrame(() => document.getElementById(openerId(cell))?.focus());
  });
  const onCopy = useStable((luncherId: string) => void transfer.copy(luncherId));
  const onClear = useStable((luncherId: string) =>
    takeBack.clear(
      rows.flat().filter((cell) => cell.luncherId === luncherId),
      true,
    ),
  );
  const onLastWeek = useStable((luncherId: string) => void transfer.lastWeek(luncherId));

  return (
    <>
      {lunchers.length > 1 && currentId !== undefined && (
        <TabStrip
          label={t('child.tabs')}
          items={lunchers.map((luncher, place) => ({
            id: String(luncher.id),
            label: luncher.first,
            color: luncher.color,
            note: daysNote(rows[place] ?? [], t),
          }))}
          selected={currentId}
          onSelect={address.toLuncher}
          panelId={childPanelId}
        />
      )}
      <DaysHead rows={rows} />
      {lunchers.map((luncher, place) => (
        <ChildRow
          key={luncher.id}
          luncher={luncher}
          cells={rows[place] ?? []}
          index={index}
          isCurrent={String(luncher.id) === currentId}
          isOnly={lunchers.length === 1}
          onOpen={onOpen}
          onPutBack={onPutBack}
          onCopy={lunchers.length > 1 && props.someOpen ? onCopy : null}
          onLastWeek={onLastWeek}
          hadLastWeek={hadLastWeek(String(luncher.id))}
          loadingLastWeek={transfer.loadingFor === String(luncher.id)}
          onClear={onClear}
          quiet={quiet}
        />
      ))}
      {quiet && (
        <Suspense>
          <WeekExtras
            index={index}
            isOwn={props.isOwn}
            onClear={
              rows.filter((cells) => cells.some(isClearable)).length > 1
                ? () => takeBack.clear(rows.flat(), true)
                : null
            }
          />
        </Suspense>
      )}
      <OpenDay
        ref={openDay}
        address={address}
        currentLuncherId={currentId ?? null}
        view={props.view}
        index={index}
        weekDraft={weekDraft}
        onClear={(cell) => takeBack.clear([cell], false)}
      />
    </>
  );
}

function daysNote(cells: readonly Cell[], t: ReturnType<typeof useTranslations<'calendar'>>) {
  const count = daysCount(cells);
  return count.possible === 0 ? t('child.noDays') : t('child.days', count);
}
