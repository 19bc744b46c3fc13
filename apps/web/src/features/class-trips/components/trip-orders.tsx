import type { ClassTrip } from '@yay/contract/class-trips/calls';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { BlackTags } from '../../../parts/black-tags.tsx';

const FIRST = 14;

/** Lists the lunches with their children, and the money that each family gets. */
export function TripOrders({ trip }: { trip: ClassTrip }) {
  const t = useTranslations('class-trips.trip');
  const properties = useTranslations('class-trips.strict');
  const [all, setAll] = useState(false);
  const shown = all ? trip.orders : trip.orders.slice(0, FIRST);
  const gets = (order: ClassTrip['orders'][number]) =>
    order.paid_cents > 0
      ? t('credit', { amount: formatUsd(order.paid_cents) })
      : order.cancelled
        ? t('canceled')
        : t('notCharged');
  const isOfSome = trip.children !== null;
  return (
    <section aria-labelledby="trip-whose" className="trip-whose">
      <h2 id="trip-whose">{t('whose')}</h2>
      {trip.orders.length > 0 && (
        <p className="mid">{t(isOfSome ? 'withoutOfSome' : 'without', { count: trip.without })}</p>
      )}
      <RecordTable
        caption={t('whose')}
        rows={shown}
        keyOf={({ id }) => id}
        empty={<p className="mid">{t(isOfSome ? 'noneOfSome' : 'none')}</p>}
        columns={[
          {
            id: 'child',
            title: t('child'),
            look: 'wrap',
            cell: ({ luncher, strict }) => (
              <>
                {luncher}{' '}
                {strict.length > 0 && (
                  <BlackTags
                    tags={strict.map((key) => ({
                      key,
                      text: properties(key),
                    }))}
                  />
                )}
              </>
            ),
          },
          { id: 'room', title: t('room'), labeled: true, cell: ({ room }) => room ?? '' },
          { id: 'lunch', title: t('lunch'), look: 'wrap', labeled: true, cell: ({ item }) => item },
          {
            id: 'price',
            title: t('price'),
            align: 'num',
            labeled: true,
            cell: ({ total_cents: cents }) => formatUsd(cents),
          },
          { id: 'gets', title: t('gets'), align: 'num', labeled: true, cell: gets },
        ]}
      />
      {trip.orders.length > FIRST && (
        <p className="trip-more">
          {t('some', { shown: shown.length, count: trip.orders.length })}{' '}
          {!all && (
            <button type="button" className="staff-btn" onClick={() => setAll(true)}>
              {t('all', { count: trip.orders.length })}
            </button>
          )}
        </p>
      )}
    </section>
  );
}
