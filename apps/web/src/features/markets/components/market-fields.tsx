import { useQuery } from '@tanstack/react-query';
import { TIME_ZONES } from '@yay/contract/time-zones';
import { NativeSelect } from '@yay/ui/native-select';
import { useTranslations } from 'use-intl';
import { type FieldSet, FormSection, FormText } from '../../../lib/record-form/index.ts';
import { macroMarketsQuery } from '../api/market-query.ts';
import type { MarketValues } from '../model/market-values.ts';

/** Every field of a market, in sections. */
export function MarketFields({ fields }: { fields: FieldSet<MarketValues> }) {
  const t = useTranslations('places.markets');
  const macros = useQuery(macroMarketsQuery);
  const { values, set, errorOf, isChanged, locked } = fields;
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
        <NativeSelect
          id="market-timezone"
          className={isChanged('timezone') ? 'is-changed' : undefined}
          label={t('timezone')}
          value={values.timezone}
          disabled={locked}
          onChange={(event) => set('timezone', event.currentTarget.value)}
          error={errorOf('timezone')}
        >
          {TIME_ZONES.map((zone) => (
            <option key={zone} value={zone}>
              {t(`zones.${zone}`)}
            </option>
          ))}
        </NativeSelect>
      </FormSection>
      <FormSection title={t('macroTitle')} note={t('macroNote')}>
        <NativeSelect
          id="market-macro"
          className={isChanged('macro_market_id') ? 'is-changed' : undefined}
          label={t('macro')}
          value={values.macro_market_id}
          disabled={locked}
          onChange={(event) => set('macro_market_id', event.currentTarget.value)}
          error={errorOf('macro_market_id')}
        >
          <option value="">{t('noMacro')}</option>
          {macros.data?.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </FormSection>
    </>
  );
}
