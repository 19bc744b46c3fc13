import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { familiesQuery } from '../api/discount-query.ts';
/** Lists the families that used it, the latest first; nothing while none has. */
export function DiscountFamilies({ id, page }: { id: number; page: number }) {
  const t = useTranslations('discounts.usage');
  const locale = useLocale();
  const { data: found } = useQuery(familiesQuery(id, page));
  if (!found || found.total === 0) return null;
  return (
    <section className="discount-families" aria-labelledby="discount-families">
      <h2 id="discount-families">{t('familiesTitle')}</h2>
      <RecordTable
        caption={t('familiesTitle')}
        rows={found.data}
        keyOf={(family) => family.user_id}
        pager={{
          page: found.current_page,
          last: found.last_page,
          label: t('pages'),
          search: {},
        }}
        columns={[
          {
            id: 'family',
            title: t('family'),
            cell: (family) => (
              <Link
                to={PAGES.userBilling.path}
                params={{ user: String(family.user_id) }}
                className="row-link"
              >
                {family.full_name}
              </Link>
            ),
          },
          { id: 'uses', title: t('uses'), align: 'num', labeled: true, cell: ({ uses }) => uses },
          {
            id: 'given',
            title: t('given'),
            align: 'num',
            labeled: true,
            cell: (family) => formatUsd(family.given_cents),
          },
          {
            id: 'last',
            title: t('last'),
            align: 'num',
            labeled: true,
            cell: (family) => formatDate(family.last_monday, locale, 'dayOfYear'),
          },
        ]}
      />
    </section>
  );
}
