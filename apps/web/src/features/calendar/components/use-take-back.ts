import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Draft } from '../model/draft.ts';
import type { TransferReport, useTransfer } from '../state/use-transfer.ts';
import type { WeekDraft } from '../state/use-week-draft.ts';

export type Remark = { text: string; action: { label: string; act: () => void } | null };

/** What was done to many days at once is said in a line, with the way back. */
export function useTakeBack(transfer: ReturnType<typeof useTransfer>, weekDraft: WeekDraft) {
  const t = useTranslations('calendar');
  const [undone, setUndone] = useState<Draft | null>(null);
  const { report } = transfer;

  function ofReport(told: TransferReport): Remark {
    const taken = told.days.length;
    if (taken === 0) return { text: t('transfer.nothing'), action: null };
    return {
      text: t('transfer.taken', { count: taken }),
      action: { label: t('transfer.undo'), act: transfer.undo },
    };
  }

  const needsDialog = report?.days.some((day) => day.outcome !== 'taken') ?? false;
  const remark: Remark | null =
    report && !needsDialog
      ? ofReport(report)
      : undone && {
          text: t('summary.undone'),
          action: {
            label: t('summary.bringBack'),
            act: () => {
              weekDraft.replace(undone);
              setUndone(null);
            },
          },
        };

  return {
    remark,
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
