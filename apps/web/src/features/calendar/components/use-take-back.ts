import { useState } from 'react';
import type { Cell } from '../model/cell.ts';
import { clear } from '../model/clear.ts';
import type { Draft } from '../model/draft.ts';
import type { WeekIndex } from '../model/week-index.ts';
import type { useTransfer } from '../state/use-transfer.ts';
import type { WeekDraft } from '../state/use-week-draft.ts';

/** A remark about one act on many days, with its undo. */
export type Remark = {
  kind: 'filled' | 'nothing' | 'undone' | 'cleared';
  count: number;
  /** The number of lunches that stay because they can no longer be taken off. */
  kept: number;
  takeBack: (() => void) | null;
  /** The pressed button is gone, so the undo button takes the focus. */
  takesFocus: boolean;
};

type Done = Pick<Remark, 'count' | 'kept' | 'takesFocus'> & {
  kind: 'undone' | 'cleared';
  before: Draft;
  /** The draft after the act. Undo is offered only while the draft is still this one. */
  after: Draft;
};

const FILLED = { kept: 0, takesFocus: false };

export function useTakeBack(
  index: WeekIndex,
  transfer: ReturnType<typeof useTransfer>,
  weekDraft: WeekDraft,
) {
  const [done, setDone] = useState<Done | null>(null);
  const { report } = transfer;
  const needsDialog = report?.days.some((day) => day.outcome !== 'taken') ?? false;

  function remarkNow(): Remark | null {
    if (report && !needsDialog) {
      const count = report.days.length;
      return count > 0
        ? { ...FILLED, kind: 'filled', count, takeBack: transfer.undo }
        : { ...FILLED, kind: 'nothing', count, takeBack: null };
    }
    if (!done || done.after !== weekDraft.draft) return null;
    const { before, after: _after, ...remark } = done;
    const takeBack = () => {
      weekDraft.replace(before);
      setDone(null);
    };
    return { ...remark, takeBack };
  }

  function keep(remark: Omit<Done, 'before' | 'after'>, act: () => void) {
    transfer.close();
    const before = weekDraft.store.get();
    act();
    setDone({ ...remark, before, after: weekDraft.store.get() });
  }

  return {
    remark: remarkNow(),
    /** Something could not be taken over: that is told day by day. */
    needsDialog,
    forget: () => {
      transfer.close();
      setDone(null);
    },
    undoAll: () =>
      keep({ kind: 'undone', count: 0, kept: 0, takesFocus: false }, weekDraft.undoAll),
    clear: (cells: readonly Cell[], takesFocus: boolean) => {
      const { draft, count, kept } = clear(weekDraft.store.get(), index.week, cells);
      if (count === 0) return;
      keep({ kind: 'cleared', count, kept, takesFocus }, () => weekDraft.replace(draft));
    },
  };
}
