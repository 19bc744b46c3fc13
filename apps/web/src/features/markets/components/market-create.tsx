import { useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { RecordCreate, useRecordCreate } from '../../../lib/record-form/index.ts';
import { createMarket } from '../api/save-market.ts';
import { inputOf, NEW_MARKET } from '../model/market-values.ts';
import { MarketFields } from './market-fields.tsx';

/** A new market. */
export function MarketCreate() {
  const t = useTranslations('markets');
  const navigate = useNavigate();
  const { fields, ...create } = useRecordCreate({
    begin: NEW_MARKET,
    inputOf,
    create: async (input) => {
      const { id } = await createMarket(input);
      await navigate({
        to: PAGES.market.path,
        params: { market: String(id) },
        search: { alert: 'marketCreated' },
        ignoreBlocker: true,
      });
    },
  });
  return (
    <RecordCreate texts={t} list={t('title')} to={PAGES.adminMarkets.path} create={create}>
      <MarketFields fields={fields} />
    </RecordCreate>
  );
}
