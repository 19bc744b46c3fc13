import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import { Pager } from '../../../lib/pager.tsx';
import { familiesQuery } from '../api/discount-query.ts';

/** Who used it, the latest first; nothing while nobody has. */
export function DiscountFamilies({ id, page }: { id: number; page: number }) {
  const t = useTranslations('discounts.usage');
  const locale = useLocale();
  const { data: found } = useQuery(familiesQuery(id, page));
  if (!found || found.total === 0) return null;
  return (
    <section className="discount-families" aria-labelledby="discount-families">
      <h2 id="discount-families">{t('familiesTitle')}</h2>
      <div className="record-table">
        <table className="grid stacked">
          <caption className="sr">{t('familiesTitle')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('family')}</th>
              <th scope="col" className="num">
                {t('uses')}
              </th>
              <th scope="col" className="num">
                {t('given')}
              </th>
              <th scope="col" className="num">
                {t('last')}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.data.map((family) => (
              <tr key={family.user_id}>
                <th scope="row">
                  <Link
                    to={PAGES.userBilling.path}
                    params={{ user: String(family.user_id) }}
                    className="row-link"
                  >
                    {family.full_name}
                  </Link>
                </th>
                <td className="num" data-label={t('uses')}>
                  {family.uses}
                </td>
                <td className="num" data-label={t('given')}>
                  {formatUsd(family.given_cents)}
                </td>
                <td className="num" data-label={t('last')}>
                  {formatDate(family.last_monday, locale, {
                    month: 'short',
                    day: 'numeric',
                    year: 'numeric',
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager page={found.current_page} last={found.last_page} label={t('pages')} search={{}} />
    </section>
  );
}
