import { Link, useSearch } from '@tanstack/react-router';
import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { PAGES } from '@yay/contract/pages';
import { isPlainDate } from '@yay/domain/calendar';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { type BlackoutValues, NEW_BLACKOUT } from '../model/blackout-values.ts';
import { BlackoutForm } from './blackout-form.tsx';
import { BlackoutStarted } from './blackout-started.tsx';
import { PortalStarted } from './portal-started.tsx';
import '../../../lib/staff/record.css';
import './blackouts.css';

/** Markets, schools or grades are closed on some days. */
export function BlackoutCreate() {
  const t = useTranslations('blackouts');
  const dates = useAskedDates();
  return (
    <div className="record">
      <RecordCrumbs
        list={t('list.title')}
        to={PAGES.adminBlackouts.path}
        here={t('create.crumb')}
      />
      <CreateBody begin={{ ...NEW_BLACKOUT, dates }} listPath={PAGES.adminBlackouts.path} />
    </div>
  );
}

/** The form, and once it was confirmed, how far it is. */
export function CreateBody({
  begin,
  listPath,
  school,
}: {
  begin: BlackoutValues;
  listPath: string;
  school?: DestinationRecord;
}) {
  const t = useTranslations('blackouts.create');
  const Started = school ? PortalStarted : BlackoutStarted;
  const [batchId, setBatchId] = useState<number | null>(null);
  return (
    <>
      <div className="record-head">
        <div>
          <h1>{t('title')}</h1>
          {batchId === null && <p className="record-meta">{t('note')}</p>}
        </div>
      </div>
      {batchId === null ? (
        <BlackoutForm
          begin={begin}
          school={school}
          onStarted={setBatchId}
          cancel={
            <Link to={listPath} search={{}} className="staff-btn">
              {t('cancel')}
            </Link>
          }
        />
      ) : (
        <Started batchId={batchId} listPath={listPath} onAnother={() => setBatchId(null)} />
      )}
    </>
  );
}

/** A day that was pressed in the overview. */
export function useAskedDates(): BlackoutValues['dates'] {
  const { from, to }: { from?: unknown; to?: unknown } = useSearch({ strict: false });
  if (typeof from !== 'string' || !isPlainDate(from)) return null;
  const last = typeof to === 'string' && isPlainDate(to) && to >= from ? to : from;
  return { from, to: last };
}
