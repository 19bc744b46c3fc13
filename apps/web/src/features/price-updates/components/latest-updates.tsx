import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PriceUpdate } from '@yay/contract/price-updates/calls';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { updateQuery, updatesQuery } from '../api/price-updates.ts';
import { CancelUpdate } from './cancel-update.tsx';
import { LinesTable } from './lines-table.tsx';

const LOOKS = { scheduled: 'info', applied: 'ok', cancelled: 'quiet' } as const;
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** What is to come, and what was done last. */
export function LatestUpdates() {
  const t = useTranslations('price-updates');
  const client = useQueryClient();
  const query = useQuery(updatesQuery);
  const [open, setOpen] = useState<number | null>(null);
  const look = () => void client.invalidateQueries({ queryKey: updatesQuery.queryKey });
  useChannel('private-list.price_updates', { 'list.changed': look, missed: look });
  return (
    <section aria-labelledby="latest-price-updates" className="price-latest">
      <h2 id="latest-price-updates">{t('latest')}</h2>
      <StaffPart query={query} texts={t}>
        {(updates) =>
          updates.length === 0 ? (
            <p className="mid">{t('none')}</p>
          ) : (
            <div className="record-table">
              <table className="grid stacked">
                <caption className="sr">{t('latest')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('list.name')}</th>
                    <th scope="col">{t('list.on')}</th>
                    <th scope="col" className="num">
                      {t('list.items')}
                    </th>
                    <th scope="col" className="apart">
                      {t('list.by')}
                    </th>
                    <th scope="col">{t('list.state')}</th>
                  </tr>
                </thead>
                <tbody>
                  {updates.map((update) => (
                    <Row
                      key={update.id}
                      update={update}
                      open={open === update.id}
                      onOpen={() => setOpen(open === update.id ? null : update.id)}
                    />
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </StaffPart>
    </section>
  );
}

function Row({ update, open, onOpen }: { update: PriceUpdate; open: boolean; onOpen: () => void }) {
  const t = useTranslations('price-updates');
  const locale = useLocale();
  const left = update.changed_meanwhile + update.other_update + update.archived;
  return (
    <>
      <tr>
        <th scope="row" className="wrap">
          <button type="button" className="price-name" aria-expanded={open} onClick={onOpen}>
            {update.name}
          </button>
          <span className="parts mid">
            {t(`list.source.${update.source.kind}`, { name: update.source.file_name ?? '' })}
          </span>
        </th>
        <td data-label={t('list.on')}>{formatDate(update.effective_on, locale, DAY)}</td>
        <td className="num" data-label={t('list.items')}>
          {update.items}
        </td>
        <td className="apart" data-label={t('list.by')}>
          {update.created_by}
        </td>
        <td className="wrap">
          <span className={`st ${LOOKS[update.state]}`}>{t(`states.${update.state}`)}</span>
          {left > 0 && update.state !== 'cancelled' && (
            <span className="st warn">
              {t(update.state === 'scheduled' ? 'meanwhile' : 'leftAlone', { count: left })}
            </span>
          )}
        </td>
      </tr>
      {open && (
        <tr>
          <td colSpan={5} className="price-detail">
            <Detail update={update} />
          </td>
        </tr>
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
