import type { GiftOfferOut } from '@yay/contract/gifts/calls';
import { ChoiceCard, ChoiceGroup } from '@yay/ui/choice-card';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { centsOf } from '../model/dollars.ts';
import type { GiftValues } from '../model/gift-values.ts';
import { CountField } from './count-field.tsx';

export function GiftCardFields({
  form,
  offer,
}: {
  form: UseFormReturn<GiftValues>;
  offer: GiftOfferOut;
}) {
  const t = useTranslations('gifts.cards');
  const { register, setValue, clearErrors, watch, formState } = form;
  const { errors } = formState;
  const cents = centsOf(watch('amount_cents'));
  const [other, setOther] = useState(!offer.amounts_cents.includes(cents));

  function choose(amount: string, typed: boolean) {
    setOther(typed);
    setValue('amount_cents', amount);
    clearErrors('amount_cents');
  }

  return (
    <>
      <ChoiceGroup legend={t('amount')}>
        {offer.amounts_cents.map((amount) => (
          <ChoiceCard
            key={amount}
            type="radio"
            name="amount"
            title={formatUsd(amount).replace(/\.00$/, '')}
            checked={!other && cents === amount}
            onChange={() => choose(String(amount / 100), false)}
          />
        ))}
        <ChoiceCard
          type="radio"
          name="amount"
          title={t('otherAmount')}
          checked={other}
          onChange={() => choose('', true)}
        />
      </ChoiceGroup>
      {other && (
        <TextField
          {...register('amount_cents', { onChange: () => clearErrors('amount_cents') })}
          label={t('amountField')}
          inputMode="decimal"
          autoComplete="off"
          lead="$"
          // It was just asked for.
          autoFocus
          hint={t('amountHint', {
            min: formatUsd(offer.min_cents),
            max: formatUsd(offer.max_cents),
          })}
          error={errors.amount_cents?.message}
        />
      )}
      <CountField
        label={t('quantity')}
        hint={t('quantityHint', { max: String(offer.max_quantity) })}
        error={errors.quantity?.message}
        value={watch('quantity')}
        max={offer.max_quantity}
        onChange={(quantity) => setValue('quantity', quantity)}
      />
    </>
  );
}
