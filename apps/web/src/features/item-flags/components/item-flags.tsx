import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ITEM_FLAGS, type ItemFlag } from '@yay/contract/item-flags/values';
import { useFormatter, useTranslations } from 'use-intl';
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
  const go = (next: { flag?: ItemFlag; vendor?: number | null; page?: number }) => {
    const asked = { flag, vendor, page: 1, ...next };
    void navigate({
      to: '.',
      search: {
        ...(asked.flag !== 'no_picture' && { flag: asked.flag }),
        ...(asked.vendor !== null && { vendor: String(asked.vendor) }),
        ...(asked.page > 1 && { page: String(asked.page) }),
      },
      replace: asked.page === 1,
      resetScroll: false,
    });
  };
  return (
    <div className="list record item-flags">
      <header className="ph">
        <h1>{t('title')}</h1>
        <select
          className="staff-in"
          aria-label={t('vendor')}
          value={vendor ?? ''}
          onChange={(event) => go({ vendor: Number(event.currentTarget.value) || null })}
        >
          <option value="">{t('anyVendor')}</option>
          {query.data?.vendors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </header>
      <p className="lead">{t('intro')}</p>
      <StaffPart query={query} texts={t}>
        {({ counts, data, total, last_page: last }) => (
          <>
            <nav className="flag-counts" aria-label={t('pick')}>
              {ITEM_FLAGS.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === flag}
                  onClick={() => go({ flag: one })}
                >
                  <b>{format.number(counts[one] ?? 0)}</b>
                  <span>{t(`flags.${one}`)}</span>
                </button>
              ))}
            </nav>
            <p className="mid flag-about">{t(`about.${flag}`)}</p>
            <p className="sr" role="status">
              {t('count', { count: total })}
            </p>
            {total === 0 ? (
              <div className="dg-blank">
                <h2>{t('emptyTitle')}</h2>
                <p>{t('emptyText')}</p>
              </div>
            ) : (
              <FlaggedTable
                flag={flag}
                items={data}
                busy={query.isPlaceholderData}
                pager={{ page, last, onPage: (to) => go({ page: to }) }}
              />
            )}
          </>
        )}
      </StaffPart>
    </div>
  );
}
