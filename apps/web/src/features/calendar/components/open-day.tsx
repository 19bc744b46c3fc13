import { type Ref, Suspense, useImperativeHandle } from 'react';
import type { Cell } from '../model/cell.ts';
import type { Spot } from '../model/choice.ts';
import type { WeekIndex } from '../model/week-index.ts';
import type { WeekView } from '../model/week-view.ts';
import { useOpenDay } from '../state/use-open-day.ts';
import type { WeekAddressBar } from '../state/use-week-address.ts';
import type { WeekDraft } from '../state/use-week-draft.ts';
import { lazily } from './lazily.ts';

export const DayPanel = lazily(() => import('./day-panel.tsx'));

export type OpenDayHandle = { open: (spot: Spot) => void };

type OpenDayProps = {
  ref: Ref<OpenDayHandle>;
  address: WeekAddressBar;
  currentLuncherId: string | null;
  view: WeekView;
  index: WeekIndex;
  weekDraft: WeekDraft;
  onClear: (cell: Cell) => void;
};

/** The day that is open, apart from the week: opening one does not draw the week anew. */
export function OpenDay(props: OpenDayProps) {
  const { ref, address, currentLuncherId, view, index, weekDraft, onClear } = props;
  const { spot, closing, open, close } = useOpenDay(address, currentLuncherId);
  useImperativeHandle(ref, () => ({ open }));
  const row = spot ? view.rows[spot.luncherId] : undefined;
  const cell = row?.find(({ date }) => date === spot?.date);
  if (!row || !cell) return null;
  return (
    <Suspense>
      <DayPanel
        key={cell.luncherId}
        closing={closing}
        cell={cell}
        row={row}
        index={index}
        draft={weekDraft.draft}
        onChoose={(choice) => weekDraft.choose(cell, choice)}
        onClear={() => onClear(cell)}
        onTurn={open}
        onClose={close}
      />
    </Suspense>
  );
}
