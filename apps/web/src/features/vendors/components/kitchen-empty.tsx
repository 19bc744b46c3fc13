import { Link } from '@tanstack/react-router';
import type { VendorCounts } from '@yay/contract/vendors/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { CalendarDaysIcon } from '@yay/ui/icons';
import { OffPlate } from '@yay/ui/plate';
import { useLocale, useTranslations } from 'use-intl/react';
import { sayDay, sayLock } from '../model/say-time.ts';
import { neighbour } from '../model/school-days.ts';

/** A day with nothing to make, and whether that may still change. */
export function KitchenEmpty({ counts, path }: { counts: VendorCounts; path: string }) {
  const t = useTranslations('vendors.portal.day');
  const locale = useLocale();
  const next = neighbour(counts.date, 1);
  return (
    <EmptyState
      title={t('emptyTitle')}
      picture={<OffPlate icon={<CalendarDaysIcon />} />}
      action={
        <Link to={path} search={{ date: next }} className="staff-btn">
          {t('emptyNext', { date: sayDay(next, locale) })}
        </Link>
      }
    >
      {counts.locks_at !== null
        ? t('emptyOpen', { when: sayLock(counts.locks_at, counts, locale) })
        : counts.final
          ? t('emptyFinal')
          : t('emptyNobody')}
    </EmptyState>
  );
}
