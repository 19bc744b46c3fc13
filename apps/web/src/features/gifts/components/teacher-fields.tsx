import { useQuery } from '@tanstack/react-query';
import type { GiftOfferOut } from '@yay/contract/gifts/calls';
import { SCHOOL_SEARCH_MIN_CHARS } from '@yay/domain/lunchers';
import { SearchBox, SearchBoxPlace } from '@yay/ui/search-box';
import { useState } from 'react';
import { Controller, useFormState, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { giftSchoolsQuery } from '../api/gift-offer-query.ts';
import type { GiftFields } from '../model/gift-values.ts';
import { findSchools } from '../model/school-search.ts';
import { CountField } from './count-field.tsx';

interface TeacherFieldsProps {
  readonly fields: GiftFields;
  readonly offer: GiftOfferOut;
  /** False while the search for a school keeps its place. */
  readonly isWhole: boolean;
}

export function TeacherFields({ fields, offer, isWhole }: TeacherFieldsProps) {
  const t = useTranslations('gifts.lunch');
  const { control, setValue } = fields;
  const { errors } = useFormState({ control });
  const lunches = useWatch({ control, name: 'lunches' });

  return (
    <>
      <CountField
        label={t('lunches')}
        hint={t('lunchesHint', {
          price: formatUsd(offer.lunch_cents),
          max: String(offer.max_lunches),
        })}
        error={errors.lunches?.message}
        value={lunches}
        max={offer.max_lunches}
        onChange={(count) => setValue('lunches', count)}
      />
      {isWhole ? (
        <SchoolField fields={fields} />
      ) : (
        <SearchBoxPlace label={t('school')} placeholder={t('schoolExample')} />
      )}
    </>
  );
}

function SchoolField({ fields }: { fields: GiftFields }) {
  const t = useTranslations('gifts.lunch');
  const field = useTranslations('errors.field');
  const { control, clearErrors } = fields;
  const { errors } = useFormState({ control });
  const { data: schools = [], isPending, isError } = useQuery(giftSchoolsQuery);
  const [query, setQuery] = useState('');
  const matches = findSchools(schools, query);
  const isShort = query.trim().length < SCHOOL_SEARCH_MIN_CHARS;
  return (
    <Controller
      control={control}
      name="destination_id"
      rules={{ required: field('required') }}
      render={({ field: chosen }) => (
        <SearchBox
          ref={chosen.ref}
          label={t('school')}
          placeholder={t('schoolExample')}
          items={matches.map(({ id, name, city }) => ({
            id: String(id),
            title: name,
            note: city,
          }))}
          query={query}
          onQueryChange={setQuery}
          selected={chosen.value === null ? null : String(chosen.value)}
          onSelect={(id) => {
            chosen.onChange(id === null ? null : Number(id));
            clearErrors('destination_id');
          }}
          error={isError ? t('schoolsFailed') : errors.destination_id?.message}
          emptyText={
            isShort ? t('keepTyping', { count: String(SCHOOL_SEARCH_MIN_CHARS) }) : t('noSchools')
          }
          loading={isPending}
          loadingLabel={t('schoolsLoading')}
          required
        />
      )}
    />
  );
}
