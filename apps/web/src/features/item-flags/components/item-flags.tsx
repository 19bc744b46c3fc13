import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ITEM_FLAGS, type ItemFlag } from '@yay/contract/item-flags/values';
import { useFormatter, useTranslations } from 'use-intl';
import { FilterBar, type ListFilter, ListHead, ListTabs } from '../../../lib/list/index.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { flagsQuery } from '../api/item-flags.ts';
import { FlaggedTable } from './flagged-table.tsx';
import '../../../lib/staff/record.css';
import './item-flags.css';

/** Items that somebody should look at: how many by flag, and which. */
export function ItemFlags() {
  const t = useTranslations('item-flags');
  const format = useFormatter();
  const client = useQueryClient();
  const navigate = useNavigate();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const flag = ITEM_FLAGS.find((one) => one === search.flag) ?? 'no_picture';
  const vendor = Number(search.vendor) || null;
  const page = Math.max(1, Math.trunc(Number(search.page)) || 1);
  const query = useQuery(flagsQuery({ flag, vendor, page }));
  const refresh = () => void client.invalidateQueries({ queryKey: ['item-flags'] });
  useChannel('private-list.items', { 'list.changed': refresh, missed: refresh });
  const asked = { flag, vendor, page };
  const go = (next: Asked) =>
    void navigate({
      to: '.',
      search: addressOf(next),
      replace: next.page === 1,
      resetScroll: false,
    });
  const filters: ListFilter[] = [
    {
      id: 'vendor',
      title: t('vendor'),
      kind: 'choice',
      options: (query.data?.vendors ?? []).map(({ id, name }) => ({
        value: String(id),
        label: name,
      })),
    },
  ];
  return (
    <div className="list record item-flags">
      <ListHead title={t('title')} count={query.data && format.number(query.data.total)} />
      <p className="lead">{t('intro')}</p>
      <ListTabs
        label={t('pick')}
        tabs={ITEM_FLAGS.map((one) => ({
          id: one,
          title: t(`flags.${one}`),
          here: one === flag,
          search: addressOf({ ...asked, flag: one, page: 1 }),
          count: query.data && format.number(query.data.counts[one] ?? 0),
        }))}
      />
      <FilterBar
        list="item-flags"
        filters={filters}
        values={{ vendor: vendor === null ? undefined : String(vendor) }}
        onFilter={(_, value) => go({ ...asked, vendor: value ? Number(value) : null, page: 1 })}
      />
      <StaffPart query={query} texts={t}>
        {({ data, last_page: last }) => (
          <>
            <p className="mid flag-about">{t(`about.${flag}`)}</p>
            <FlaggedTable
              flag={flag}
              items={data}
              busy={query.isPlaceholderData}
              pager={{ page, last, onPage: (to) => go({ ...asked, page: to }) }}
            />
          </>
        )}
      </StaffPart>
    </div>
  );
}

type Asked = { flag: ItemFlag; vendor: number | null; page: number };

/** Whatever is as it is without saying stays out of the address. */
const addressOf = ({ flag, vendor, page }: Asked): Record<string, string> => ({
  ...(flag !== 'no_picture' && { flag }),
  ...(vendor !== null && { vendor: String(vendor) }),
  ...(page > 1 && { page: String(page) }),
});
