import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { addDays, isPlainDate } from '@yay/domain/calendar';
import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { Skeleton } from '@yay/ui/skeleton';
import { useLocale, useTranslations } from 'use-intl';
import { vendorsQuery } from '../../features/vendors/index.ts';
import { serverNowMs } from '../../lib/clock.ts';
import { dateInZone, formatDate } from '../../lib/format.ts';
import { HttpError } from '../../lib/http/index.ts';
import './vendors.css';

const ZONE = 'America/New_York';

export default function VendorHomePage() {
  const t = useTranslations('account.vendors');
  const locale = useLocale();
  const { vendor: address } = useParams({ strict: false }) as { vendor: string };
  const search: { date?: string } = useSearch({ strict: false });
  const { data } = useQuery(vendorsQuery);
  const id = Number(address.split('-').at(-1));
  const vendor = data?.data.find((candidate) => candidate.id === id);
  if (data && !vendor) throw new HttpError(404, 'not_found');
  const date = isPlainDate(search.date) ? search.date : dateInZone(serverNowMs(), ZONE);
  const step = (days: number) => ({
    to: PAGES.vendorHome.path,
    params: { vendor: address },
    search: { date: addDays(date, days) },
  });
  return (
    <div className="boxed">
      <h1 className="vendors-title">
        {vendor ? vendor.display_name : <Skeleton width="12rem" height="2rem" />}
      </h1>
      <nav className="day-steps" aria-label={t('day')}>
        <Link className="iconbtn" aria-label={t('previousDay')} {...step(-1)}>
          <ChevronLeftIcon />
        </Link>
        <b>
          {formatDate(date, locale, { weekday: 'long', month: 'long', day: 'numeric' })}
        </b>
        <Link className="iconbtn" aria-label={t('nextDay')} {...step(1)}>
          <ChevronRightIcon />
        </Link>
      </nav>
    </div>
  );
}
