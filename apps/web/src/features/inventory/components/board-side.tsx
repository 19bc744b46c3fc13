import { Link } from '@tanstack/react-router';
import type { Stock } from '@yay/contract/inventory/calls';
import { ArrowDownTrayIcon } from '@yay/ui/icons';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '../../../lib/format.ts';
import { reorderFile } from '../api/inventory.ts';
import type { Addresses } from '../model/addresses.ts';
import { STATE_LOOKS } from '../model/asked.ts';

const MOST_LISTED = 8;

/** Lists the items to order, with the files for it. */
export function Reorder({ stock }: { stock: Stock }) {
  const t = useTranslations('inventory.reorder');
  const items = stock.items.filter((item) => item.to_order > 0);
  return (
    <section aria-labelledby="inv-reorder">
      <header className="inv-head">
        <h2 id="inv-reorder">{t('title')}</h2>
        {items.length > 0 && (
          <span className="inv-files">
            {(['pdf', 'csv'] as const).map((format) => (
              <a
                key={format}
                className="staff-btn"
                href={reorderFile(stock.location.id, format)}
                aria-label={t(`${format}Label`)}
                download
              >
                <ArrowDownTrayIcon small />
                {t(format)}
              </a>
            ))}
          </span>
        )}
      </header>
      <p className="mid">{t('text', { count: items.length })}</p>
      <ul className="inv-lines">
        {items.slice(0, MOST_LISTED).map((item) => (
          <li key={item.id}>
            <bdi>{item.name}</bdi>
            <b>+{item.to_order}</b>
          </li>
        ))}
      </ul>
      {items.length > MOST_LISTED && (
        <p className="mid">{t('more', { count: items.length - MOST_LISTED })}</p>
      )}
    </section>
  );
}

/** Lists the latest counts. */
export function Counts({ stock, addresses }: { stock: Stock; addresses: Addresses }) {
  const t = useTranslations('inventory');
  const locale = useLocale();
  return (
    <section aria-labelledby="inv-counts">
      <header className="inv-head">
        <h2 id="inv-counts">{t('counts.title')}</h2>
      </header>
      {stock.counts.length === 0 ? (
        <p className="mid">{t('counts.none')}</p>
      ) : (
        <ul className="inv-lines">
          {stock.counts.map((count) => (
            <li key={count.number}>
              <span>
                <Link to={addresses.count(count.number)} search={{}} className="row-link">
                  {formatMoment(count.at, stock.time_zone, locale)}, {count.sublocation.name}
                </Link>
                <small className="mid">{count.by.name}</small>
              </span>
              <span className={`st ${STATE_LOOKS[count.state]}`}>{t(`states.${count.state}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <Link to={addresses.history} search={{}} className="link">
        {t('counts.all')}
      </Link>
    </section>
  );
}
