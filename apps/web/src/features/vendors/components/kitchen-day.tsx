import { useQuery } from '@tanstack/react-query';
import type { VendorCounts } from '@yay/contract/vendors/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { ErrorState } from '@yay/ui/error-state';
import { ArrowPathIcon, PrinterIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { useLocale, useTranslations } from 'use-intl/react';
import { useErrorText } from '../../../lib/error-text.ts';
import { mayOpen } from '../../../lib/may-open.ts';
import { useMe } from '../../../lib/session.ts';
import { PortalHead } from '../../../parts/portal-head.tsx';
import { countsQuery } from '../api/counts-query.ts';
import { vendorsQuery } from '../api/vendors-query.ts';
import { sayDay, sayReceived } from '../model/say-time.ts';
import { AllergyList } from './allergy-list.tsx';
import { DayNavigation } from './day-navigation.tsx';
import { ItemsTable } from './items-table.tsx';
import { KitchenEmpty } from './kitchen-empty.tsx';
import { KitchenSheet } from './kitchen-sheet.tsx';
import { KitchenSkeleton } from './kitchen-skeleton.tsx';
import { KitchenState } from './kitchen-state.tsx';
import { SchoolTable } from './school-table.tsx';
import { TotalsStrip } from './totals-strip.tsx';
import { usePrinting } from './use-printing.ts';
import './kitchen-day.css';

export interface KitchenDayProps {
  vendorId: number;
  /** The page's own address, without the date. */
  path: string;
  /** The day; without one, the next with something to make. */
  date: PlainDate | undefined;
}

/** Exactly what a kitchen makes on a day. */
export function KitchenDay({ vendorId, path, date }: KitchenDayProps) {
  const t = useTranslations('vendors.portal');
  const errorText = useErrorText();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(countsQuery(vendorId, date));
  const printing = usePrinting();
  const again = (
    <button type="button" className="staff-btn" onClick={() => void refetch()}>
      <ArrowPathIcon small />
      {t('retry')}
    </button>
  );
  return (
    <div className="staff">
      {data && printing && <KitchenSheet counts={data} />}
      <div className="on-screen" aria-busy={isFetching}>
        <KitchenHead
          counts={data}
          date={date ?? data?.date}
          path={path}
          updatedAt={dataUpdatedAt}
          failed={error !== null}
        />
        {data && error && <Outdated counts={data} updatedAt={dataUpdatedAt} action={again} />}
        {data ? (
          <KitchenBody key={`${vendorId} ${data.date}`} counts={data} path={path} />
        ) : error ? (
          <ErrorState title={t('day.errorTitle')} action={again}>
            {errorText(error)}
          </ErrorState>
        ) : (
          <KitchenSkeleton />
        )}
      </div>
    </div>
  );
}

function KitchenHead({
  counts,
  date,
  path,
  updatedAt,
  failed,
}: {
  counts: VendorCounts | undefined;
  date: PlainDate | undefined;
  path: string;
  updatedAt: number;
  failed: boolean;
}) {
  const t = useTranslations('vendors.portal');
  const locale = useLocale();
  const { data: kitchens } = useQuery(vendorsQuery(1));
  const me = useMe();
  // The team has all of them, which is known at once: the head does not move when the list comes.
  const hasMany = kitchens ? kitchens.total > 1 : mayOpen(me, 'adminVendors');
  return (
    <PortalHead
      back={hasMany && { path: '/vendors', text: t('kitchens.all') }}
      name={counts?.vendor.display_name}
      days={date && sayDay(date, locale)}
      failed={failed}
      texts={{ unknown: t('day.unknown'), loading: t('day.loading') }}
      turner={date && <DayNavigation path={path} date={date} />}
    >
      {counts && (
        <span className="updated">
          {t('day.updated', { time: sayReceived(updatedAt, counts, locale) })}
        </span>
      )}
      {counts && counts.items.length > 0 && (
        <button type="button" className="staff-btn primary" onClick={() => window.print()}>
          <PrinterIcon small />
          {t('day.print')}
        </button>
      )}
    </PortalHead>
  );
}

function KitchenBody({ counts, path }: { counts: VendorCounts; path: string }) {
  const t = useTranslations('vendors.portal.make');
  const meals = counts.items.filter(({ is_extra }) => !is_extra);
  const extras = counts.items.filter(({ is_extra }) => is_extra);
  if (counts.items.length === 0) return <KitchenEmpty counts={counts} path={path} />;
  return (
    <>
      <KitchenState counts={counts} />
      <TotalsStrip counts={counts} />
      <AllergyList meals={counts.allergies} />
      {meals.length > 0 && <ItemsTable id="make" title={t('title')} items={meals} />}
      {extras.length > 0 && <ItemsTable id="extras" title={t('extras')} items={extras} />}
      <SchoolTable counts={counts} />
    </>
  );
}

/** The numbers stay where they were, and say from when they are. */
function Outdated({
  counts,
  updatedAt,
  action,
}: {
  counts: VendorCounts;
  updatedAt: number;
  action: React.ReactNode;
}) {
  const t = useTranslations('vendors.portal.day');
  const locale = useLocale();
  return (
    <Notice tone="late" live="status" title={t('staleTitle')} action={action}>
      {t('staleText', { time: sayReceived(updatedAt, counts, locale) })}
    </Notice>
  );
}
