import { LockClosedIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { useTranslations } from 'use-intl/react';
import type { Cell } from '../model/cell.ts';
import type { WeekIndex } from '../model/week-index.ts';
import { useProblemText } from './say.ts';

/** Tells before choosing whether the day is blocked or can't be changed. */
export function DayNote({ cell, index, safe }: { cell: Cell; index: WeekIndex; safe: number }) {
  const t = useTranslations('calendar-choosing.panel');
  const codes = useTranslations('refusals.day');
  const problemText = useProblemText();
  const child = index.lunchers.get(cell.luncherId)?.first ?? '';
  if (cell.kind === 'blocked' && cell.problem && cell.orderable) {
    return (
      <Notice tone="danger">
        {t('blockedNote', {
          child,
          reason: problemText(cell.problem, cell.date),
          count: safe,
        })}
      </Notice>
    );
  }
  if (cell.problem && cell.kind === 'unsaved') {
    return <Notice tone="late">{problemText(cell.problem, cell.date)}</Notice>;
  }
  if (cell.orderable) return null;
  if (cell.removable) return <Notice tone="late">{t('removeOnly')}</Notice>;
  return (
    <Notice tone="info" icon={<LockClosedIcon />}>
      {cell.closedCode ? codes(cell.closedCode) : t('lockedNote')}
    </Notice>
  );
}
