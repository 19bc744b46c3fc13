import { useQuery } from '@tanstack/react-query';
import { TIME_ZONES } from '@yay/contract/markets/values';
import { useTranslations } from 'use-intl';
import {
  type FieldSet,
  FormSection,
  FormSelect,
  FormText,
} from '../../../lib/record-form/index.ts';
import { macroMarketsQuery } from '../api/market-query.ts';
import type { MarketValues } from '../model/market-values.ts';

/** Every field of a market, in sections. */
export function MarketFields({ fields }: { fields: FieldSet<MarketValues> }) {
  const t = useTranslations('markets');
  const macros = useQuery(macroMarketsQuery);
  return (
    <>
      <FormSection title={t('aboutTitle')} note={t('aboutNote')}>
        <FormText
          form="market"
          fields={fields}
          field="name"
          label={t('name')}
          maxLength={80}
          required
        />
        <FormText
          form="market"
          fields={fields}
          field="abbreviation"
          label={t('abbreviation')}
          hint={t('abbreviationHint')}
          maxLength={10}
          autoCapitalize="characters"
          required
        />
      </FormSection>
      <FormSection title={t('timeTitle')} note={t('timeNote')}>
        <FormSelect
          form="market"
          fields={fields}
          field="timezone"
          label={t('timezone')}
          options={TIME_ZONES.map((zone) => [zone, t(`zones.${zone}`)])}
        />
      </FormSection>
      <FormSection title={t('macroTitle')} note={t('macroNote')}>
        <FormSelect
          form="market"
          fields={fields}
          field="macro_market_id"
          label={t('macro')}
          options={[
            ['', t('noMacro')],
            ...(macros.data ?? []).map(({ id, name }) => [String(id), name] as const),
          ]}
        />
      </FormSection>
    </>
  );
}
