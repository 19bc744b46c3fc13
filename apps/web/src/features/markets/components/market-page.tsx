import { useParams } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { HttpError } from '../../../lib/http/index.ts';
import { RecordLoader } from '../../../lib/record-form/index.ts';
import { marketKey, marketQuery } from '../api/market-query.ts';
import { MarketEdit } from './market-edit.tsx';
import '../../../lib/staff/record.css';

/** One market. */
export function MarketPage() {
  const { market: segment = '' }: { market?: string } = useParams({ strict: false });
  const t = useTranslations('markets');
  if (!/^[1-9]\d{0,9}$/.test(segment)) throw new HttpError(404, 'not_found');
  const id = Number(segment);
  return (
    <RecordLoader
      key={segment}
      query={marketQuery(id)}
      keyOfAll={marketKey(id)}
      channel={`private-record.market.${id}`}
      texts={t}
      id={id}
      list={{ title: t('title'), to: PAGES.adminMarkets.path }}
    >
      {(market) => <MarketEdit market={market} />}
    </RecordLoader>
  );
}
