import { useQuery } from '@tanstack/react-query';
import { DESTINATION_STATUSES } from '@yay/contract/destination-states';
import { NativeSelect } from '@yay/ui/native-select';
import { useTranslations } from 'use-intl';
import { type FieldSet, FormSection, FormText } from '../../../lib/record-form/index.ts';
import { openMarketsQuery } from '../api/school-query.ts';
import type { SchoolValues } from '../model/school-values.ts';
import { GradesField } from './grades-field.tsx';
import '../../../lib/place-records.css';

/** Every field of a school, in sections. */
export function SchoolFields({
  fields,
  market,
}: {
  fields: FieldSet<SchoolValues>;
  /** That it is in: it stays to be chosen when it is archived. */
  market?: { readonly id: number; readonly name: string };
}) {
  const t = useTranslations('places.schools');
  const { data: open } = useQuery(openMarketsQuery);
  const { values, set, errorOf, isChanged, locked } = fields;
  const markets = [
    ...(open ?? []),
    ...(market && !open?.some(({ id }) => id === market.id) ? [market] : []),
  ];
  const text = { form: 'school', fields } as const;
  return (
    <>
      <FormSection title={t('aboutTitle')} note={t('aboutNote')}>
        <FormText {...text} field="name" label={t('name')} maxLength={120} required />
        <FormText
          {...text}
          field="abbreviation"
          label={t('abbreviation')}
          hint={t('abbreviationHint')}
          maxLength={10}
          autoCapitalize="characters"
          required
        />
        <FormText {...text} field="city" label={t('city')} maxLength={80} />
        <FormText
          {...text}
          field="contact_email"
          label={t('email')}
          hint={t('emailHint')}
          type="email"
          maxLength={254}
        />
      </FormSection>
      <FormSection title={t('placeTitle')} note={t('placeNote')}>
        <NativeSelect
          id="school-market"
          className={isChanged('market_id') ? 'is-changed' : undefined}
          label={t('market')}
          hint={open?.length === 0 ? t('noMarkets') : undefined}
          value={values.market_id}
          disabled={locked}
          required
          onChange={(event) => set('market_id', event.currentTarget.value)}
          error={errorOf('market_id')}
        >
          <option value="" disabled>
            {t('chooseMarket')}
          </option>
          {markets.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          id="school-status"
          className={isChanged('status') ? 'is-changed' : undefined}
          label={t('status')}
          hint={t('statusHint')}
          value={values.status}
          disabled={locked}
          onChange={(event) => {
            const status = DESTINATION_STATUSES.find((one) => one === event.currentTarget.value);
            if (status) set('status', status);
          }}
          error={errorOf('status')}
        >
          {DESTINATION_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`statuses.${status}`)}
            </option>
          ))}
        </NativeSelect>
      </FormSection>
      <FormSection title={t('gradesTitle')} note={t('gradesNote')}>
        <GradesField fields={fields} />
      </FormSection>
    </>
  );
}
