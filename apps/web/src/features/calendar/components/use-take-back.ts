import { useState } from 'react';
import type { Draft } from '../model/draft.ts';
import type { useTransfer } from '../state/use-transfer.ts';
import type { WeekDraft } from '../state/use-week-draft.ts';

/** What was done to many days at once, and the way back. */
export type Remark = {
  kind: 'filled' | 'nothing' | 'undone';
  count: number;
  takeBack: (() => void) | null;
};

export function useTakeBack(transfer: ReturnType<typeof useTransfer>, weekDraft: WeekDraft) {
  const [undone, setUndone] = useState<Draft | null>(null);
  const { report } = transfer;
  const needsDialog = report?.days.some((day) => day.outcome !== 'taken') ?? false;

  function remarkNow(): Remark | null {
    if (report && !needsDialog) {
      const count = report.days.length;
      return count > 0
        ? { kind: 'filled', count, takeBack: transfer.undo }
        : { kind: 'nothing', count, takeBack: null };
    }
    if (!undone) return null;
    const takeBack = () => {
      weekDraft.replace(undone);
      setUndone(null);
    };
    return { kind: 'undone', count: 0, takeBack };
  }

  return {
    remark: remarkNow(),
    /** Something could not be taken over: that is told day by day. */
    needsDialog,
    forget: () => {
      transfer.close();
      setUndone(null);
    },
    undoAll: () => {
      transfer.close();
      setUndone(weekDraft.store.get());
      weekDraft.undoAll();
    },
  };
}
