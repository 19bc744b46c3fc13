import type { CreditCodeSet } from '@yay/contract/gifts/calls';
import { plainDate } from '@yay/domain/calendar';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import { formatOffice } from '../../../parts/office-time.ts';

export function SetsTable({
  sets,
  onOpen,
}: {
  sets: readonly CreditCodeSet[];
  onOpen: (set: CreditCodeSet) => void;
}) {
  const t = useTranslations('gifts.sets');
  const locale = useLocale();
  return (
    <div className="record-table">
      <table className="grid stacked">
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('by')}</th>
            <th scope="col" className="num">
              {t('worth')}
            </th>
            <th scope="col">{t('codes')}</th>
            <th scope="col">{t('expires')}</th>
            <th scope="col">{t('created')}</th>
            <th scope="col">
              <span className="sr">{t('open')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sets.map((set) => (
            <tr key={set.id}>
              <th scope="row">{set.name}</th>
              <td data-label={t('kind')}>{t(`kinds.${set.kind}`)}</td>
              <td className="mid" data-label={t('by')}>
                {set.by}
              </td>
              <td className="num" data-label={t('worth')}>
                {formatUsd(set.amount_cents)}
              </td>
              <td data-label={t('codes')}>
                {set.state === 'waiting'
                  ? t('shown.waiting')
                  : t('used', { redeemed: String(set.redeemed), total: String(set.quantity) })}
                {set.revoked > 0 && <> · {t('revokedCount', { count: set.revoked })}</>}
              </td>
              <td className="mid" data-label={t('expires')}>
                {set.expires_on
                  ? formatDate(plainDate(set.expires_on), locale, { dateStyle: 'medium' })
                  : t('never')}
              </td>
              <td className="mid" data-label={t('created')}>
                {formatOffice(set.created_at, locale)}
              </td>
              <td>
                <button
                  type="button"
                  className="staff-btn small"
                  aria-label={t('openSet', { name: set.name })}
                  onClick={() => onOpen(set)}
                >
                  {t('open')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
