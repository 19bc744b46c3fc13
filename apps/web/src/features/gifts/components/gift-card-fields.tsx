import type { GiftOfferOut } from '@yay/contract/gifts/calls';
import { giftAmountProblem } from '@yay/domain/gifts';
import { ChoiceCard, ChoiceGroup } from '@yay/ui/choice-card';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { centsOf } from '../../../lib/dollars.ts';
import { formatUsd } from '../../../lib/format.ts';
import type { GiftFields } from '../model/gift-values.ts';
import { CountField } from './count-field.tsx';

export function GiftCardFields({ fields, offer }: { fields: GiftFields; offer: GiftOfferOut }) {
  const t = useTranslations('gifts.cards');
  const field = useTranslations('errors.field');
  const { control, register, setValue, clearErrors } = fields;
  const { errors } = useFormState({ control });
  const [amount, quantity] = useWatch({ control, name: ['amount_cents', 'quantity'] });
  const cents = centsOf(amount);
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
          {...register('amount_cents', {
            validate: (typed) => {
              const problem = giftAmountProblem(centsOf(typed), {
                minAmount: offer.min_cents,
                maxAmount: offer.max_cents,
              });
              return problem === null || field(problem);
            },
          })}
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
        value={quantity}
        max={offer.max_quantity}
        onChange={(count) => setValue('quantity', count)}
      />
    </>
  );
}
