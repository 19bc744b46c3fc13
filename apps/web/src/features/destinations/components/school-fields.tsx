import { useQuery } from '@tanstack/react-query';
import { DESTINATION_STATUSES } from '@yay/contract/destinations/values';
import { useTranslations } from 'use-intl';
import {
  type FieldSet,
  FormSection,
  FormSelect,
  FormText,
} from '../../../lib/record-form/index.ts';
import { openMarketsQuery } from '../api/open-markets.ts';
import type { SchoolValues } from '../model/school-values.ts';
import { GradesField } from './grades-field.tsx';
import '../../../parts/place-records.css';

/** Every field of a school, in sections. */
export function SchoolFields({
  fields,
  market,
}: {
  fields: FieldSet<SchoolValues>;
  /** The school's present market: it stays among the choices when it is archived. */
  market?: { readonly id: number; readonly name: string };
}) {
  const t = useTranslations('destinations');
  const { data: open } = useQuery(openMarketsQuery);
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
        <FormSelect
          {...text}
          field="market_id"
          label={t('market')}
          hint={open?.length === 0 ? t('noMarkets') : undefined}
          placeholder={t('chooseMarket')}
          options={markets.map(({ id, name }) => [String(id), name])}
          required
        />
        <FormSelect
          {...text}
          field="status"
          label={t('status')}
          hint={t('statusHint')}
          options={DESTINATION_STATUSES.map((status) => [status, t(`statuses.${status}`)])}
        />
      </FormSection>
      <FormSection title={t('gradesTitle')} note={t('gradesNote')}>
        <GradesField fields={fields} />
      </FormSection>
    </>
  );
}
