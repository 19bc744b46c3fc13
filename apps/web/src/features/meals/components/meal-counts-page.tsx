import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { ArrowDownTrayIcon } from '@yay/ui/icons';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone } from '../../../lib/format.ts';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { OFFICE } from '../../../parts/office-time.ts';
import { countsFile, countsQuery } from '../api/meals.ts';
import { askedCounts } from '../model/asked-counts.ts';
import { CountsFilters } from './counts-filters.tsx';
import { MealCountsShown } from './meal-counts-shown.tsx';
import '../../../lib/staff/record.css';
import './meals.css';

/** Shows the number of meals on some days: by type, day, school, vendor and meal. */
export function MealCountsPage() {
  const t = useTranslations('meals.counts');
  const list = useTranslations('meals.list');
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = askedCounts(search, dateInZone(serverNowMs(), OFFICE));
  const query = useQuery({ ...countsQuery(asked), placeholderData: keepPreviousData });
  const { isError, isPlaceholderData } = query;
  useEffect(() => {
    if (isError) showAlert('mealsByDateRangeFailed');
  }, [isError]);
  return (
    <div className="record">
      <RecordCrumbs list={list('title')} to={PAGES.adminMeals.path} here={t('title')} />
      <div className="record-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="record-meta">{t('note')}</p>
        </div>
        <div className="record-acts">
          <a className="staff-btn" href={countsFile(asked)} download>
            <ArrowDownTrayIcon small />
            {t('download')}
          </a>
        </div>
      </div>
      <CountsFilters
        asked={asked}
        onChange={(next) =>
          void navigate({ to: '.', search: { ...search, ...next } as never, resetScroll: false })
        }
      />
      <div
        aria-busy={isPlaceholderData || undefined}
        className={isPlaceholderData ? 'meal-counts-stale' : undefined}
      >
        <StaffPart query={query} texts={t}>
          {(counts) => (
            <MealCountsShown counts={counts} until={asked.to} updating={isPlaceholderData} />
          )}
        </StaffPart>
      </div>
    </div>
  );
}
