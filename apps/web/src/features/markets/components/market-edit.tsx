import { useQuery } from '@tanstack/react-query';
import type { MarketConflict, MarketRecord, OrdersAhead } from '@yay/contract/markets/calls';
import type { TimeZone } from '@yay/contract/markets/values';
import { PAGES } from '@yay/contract/pages';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { RecordCrumbs, RecordEdit, useRecordEdit } from '../../../lib/record-form/index.ts';
import { macroMarketsQuery, marketKey, marketQuery } from '../api/market-query.ts';
import { updateMarket } from '../api/save-market.ts';
import { inputOf, type MarketValues, valuesOf } from '../model/market-values.ts';
import { MarketActs } from './market-acts.tsx';
import { MarketFields } from './market-fields.tsx';

export function MarketEdit({ market }: { market: MarketRecord }) {
  const t = useTranslations('markets');
  const common = useTranslations('admin.record');
  const ahead = useTranslations('destinations');
  const locale = useLocale();
  const macros = useQuery(macroMarketsQuery);
  const [inTheWay, setInTheWay] = useState<OrdersAhead>();
  const archived = market.archived_at !== null;
  const edit = useRecordEdit(market, {
    queryKey: marketQuery(market.id).queryKey,
    keyOfAll: marketKey(market.id),
    valuesOf,
    inputOf,
    update: (version, input) => {
      setInTheWay(undefined);
      return updateMarket(market.id, version, input);
    },
    conflictOf: (body) => (body as MarketConflict | undefined)?.market,
    saved: 'marketUpdated',
    locked: archived,
    refused: (error) => {
      setInTheWay(isHttpError(error) ? (error.body as { ahead?: OrdersAhead })?.ahead : undefined);
      return false;
    },
  });
  const labels: Record<keyof MarketValues, string> = {
    name: t('name'),
    abbreviation: t('abbreviation'),
    timezone: t('timezone'),
    macro_market_id: t('macro'),
  };
  const textOf = (values: MarketValues, field: keyof MarketValues) => {
    if (field === 'timezone') return t(`zones.${values.timezone as TimeZone}`);
    if (field !== 'macro_market_id') return values[field] || common('nothing');
    const macro = macros.data?.find(({ id }) => String(id) === values.macro_market_id);
    return macro?.name ?? t('noMacro');
  };
  return (
    <RecordEdit
      edit={edit}
      version={market.version}
      labelOf={(field) => labels[field]}
      textOf={textOf}
      head={<MarketHead market={market} />}
      notes={
        archived ? (
          <p className="callout">{t('archivedNote')}</p>
        ) : (
          inTheWay?.last_on && (
            <p className="callout late">
              {ahead('ahead', {
                orders: inTheWay.orders,
                families: inTheWay.families,
                date: formatDate(inTheWay.last_on, locale, 'dayOfYear'),
              })}
            </p>
          )
        )
      }
      side={<MarketActs market={market} />}
    >
      <MarketFields fields={edit.fields} />
    </RecordEdit>
  );
}

function MarketHead({ market }: { market: MarketRecord }) {
  const t = useTranslations('markets');
  const common = useTranslations('admin.record');
  const state = market.archived_at === null ? 'active' : 'archived';
  return (
    <>
      <RecordCrumbs list={t('title')} to={PAGES.adminMarkets.path} here={market.name} />
      <div className="record-head">
        <div>
          <h1>{market.name}</h1>
          <p className="record-meta">
            <span className={`standing ${state === 'active' ? 'is-active' : 'is-deleted'}`}>
              {t(`states.${state}`)}
            </span>
            <span>{t(`zones.${market.timezone as TimeZone}`)}</span>
            {market.macro_market && <span>{market.macro_market.name}</span>}
            <span className="num dim">{common('number', { id: String(market.id) })}</span>
          </p>
        </div>
      </div>
    </>
  );
}
