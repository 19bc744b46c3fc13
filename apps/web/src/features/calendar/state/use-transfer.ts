import { useQueryClient } from '@tanstack/react-query';
import { addDays } from '@yay/domain/calendar';
import { useState } from 'react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { isCancelled } from '../../../lib/http/index.ts';
import { weekQuery } from '../api/load-week.ts';
import type { Draft } from '../model/draft.ts';
import type { Transfer } from '../model/transfer.ts';
import type { WeekIndex } from '../model/week-index.ts';
import type { WeekDraft } from './use-week-draft.ts';

export type TransferReport = {
  kind: 'copy' | 'lastWeek';
  luncherId: string;
  days: Transfer['days'];
  /** The draft as it was before, to go back to. */
  before: Draft;
  /** Takes over once more, replacing the lunches there. */
  replaceToo: () => void;
};

/** Lunches taken over from a sibling or from last week, with a report of what could not be. */
export function useTransfer(index: WeekIndex, weekDraft: WeekDraft) {
  const client = useQueryClient();
  const [report, setReport] = useState<TransferReport | null>(null);
  const [loadingFor, setLoadingFor] = useState<string | null>(null);

  function take(
    kind: TransferReport['kind'],
    luncherId: string,
    run: (draft: Draft, replace: boolean) => Transfer,
  ): void {
    const before = weekDraft.store.get();
    const apply = (replace: boolean) => {
      const { draft, days } = run(before, replace);
      weekDraft.replace(draft);
      setReport({ kind, luncherId, days, before, replaceToo: () => apply(true) });
    };
    apply(false);
  }

  return {
    report,
    close: () => setReport(null),
    undo: () => {
      if (report) weekDraft.replace(report.before);
      setReport(null);
    },
    copy: async (luncherId: string) => {
      const { copyToSiblings } = await import('../model/copy-to-siblings.ts');
      take('copy', luncherId, (draft, replace) => copyToSiblings(index, draft, luncherId, replace));
    },
    loadingFor,
    lastWeek: async (luncherId: string) => {
      if (loadingFor) return;
      setLoadingFor(luncherId);
      const address = {
        userId: index.week.user.id,
        monday: addDays(index.week.mondayOfWeek, -7),
      };
      try {
        const [then, { loadLastWeek }] = await Promise.all([
          client.fetchQuery(weekQuery(address, { ahead: true })),
          import('../model/load-last-week.ts'),
        ]);
        take('lastWeek', luncherId, (draft, replace) =>
          loadLastWeek(index, draft, then, luncherId, replace),
        );
      } catch (error) {
        if (!isCancelled(error)) showAlert('lastWeekFailed');
      } finally {
        setLoadingFor(null);
      }
    },
  };
}
