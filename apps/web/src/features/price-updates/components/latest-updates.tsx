import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PriceUpdate } from '@yay/contract/price-updates/calls';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { updateQuery, updatesQuery } from '../api/price-updates.ts';
import { CancelUpdate } from './cancel-update.tsx';
import { LinesTable } from './lines-table.tsx';

const LOOKS = { scheduled: 'info', applied: 'ok', cancelled: 'quiet' } as const;
/** Lists the coming updates, and the latest ones. */
export function LatestUpdates() {
  const t = useTranslations('price-updates');
  const locale = useLocale();
  const client = useQueryClient();
  const query = useQuery(updatesQuery);
  const [open, setOpen] = useState<number | null>(null);
  const look = () => void client.invalidateQueries({ queryKey: updatesQuery.queryKey });
  useChannel('private-list.price_updates', { 'list.changed': look, missed: look });
  return (
    <section aria-labelledby="latest-price-updates" className="price-latest">
      <h2 id="latest-price-updates">{t('latest')}</h2>
      <StaffPart query={query} texts={t}>
        {(updates) => (
          <RecordTable
            caption={t('latest')}
            rows={updates}
            keyOf={({ id }) => id}
            empty={<p className="mid">{t('none')}</p>}
            detail={(update) => open === update.id && <Detail update={update} />}
            detailLook="price-detail"
            columns={[
              {
                id: 'name',
                title: t('list.name'),
                look: 'wrap',
                cell: ({ id, name, source }) => (
                  <>
                    <button
                      type="button"
                      className="price-name"
                      aria-expanded={open === id}
                      onClick={() => setOpen(open === id ? null : id)}
                    >
                      {name}
                    </button>
                    <span className="parts mid">
                      {t(`list.source.${source.kind}`, { name: source.file_name ?? '' })}
                    </span>
                  </>
                ),
              },
              {
                id: 'on',
                title: t('list.on'),
                labeled: true,
                cell: (update) => formatDate(update.effective_on, locale, 'dayOfYear'),
              },
              {
                id: 'items',
                title: t('list.items'),
                align: 'num',
                labeled: true,
                cell: ({ items }) => items,
              },
              {
                id: 'by',
                title: t('list.by'),
                align: 'apart',
                labeled: true,
                cell: (update) => update.created_by,
              },
              {
                id: 'state',
                title: t('list.state'),
                look: 'wrap',
                cell: (update) => <UpdateState update={update} />,
              },
            ]}
          />
        )}
      </StaffPart>
    </section>
  );
}

/** The state of an update, and how many lines are other than it found them. */
function UpdateState({ update }: { update: PriceUpdate }) {
  const t = useTranslations('price-updates');
  const left = update.changed_meanwhile + update.other_update + update.archived;
  return (
    <>
      <span className={`st ${LOOKS[update.state]}`}>{t(`states.${update.state}`)}</span>
      {left > 0 && update.state !== 'cancelled' && (
        <span className="st warn">
          {t(update.state === 'scheduled' ? 'meanwhile' : 'leftAlone', { count: left })}
        </span>
      )}
    </>
  );
}

function Detail({ update }: { update: PriceUpdate }) {
  const t = useTranslations('price-updates');
  const query = useQuery(updateQuery(update.id));
  return (
    <StaffPart query={query} texts={t}>
      {({ lines }) => (
        <>
          {update.state === 'scheduled' && <CancelUpdate update={update} />}
          <LinesTable lines={lines} />
        </>
      )}
    </StaffPart>
  );
}
