import { type CardBrand, CardIcon } from '@yay/ui/card-icon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import './card-form.css';

/** The form's outside, the same whoever takes the card. */
export function CardFrame({
  brand,
  trial = false,
  children,
}: {
  brand: CardBrand;
  trial?: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('payments');
  return (
    <fieldset className="card-form">
      <legend>
        <span>{t('legend')}</span>
        <CardIcon brand={brand} label={t(`brands.${brand}`)} />
      </legend>
      <div className="card-form-fields">{children}</div>
      {trial && <p className="hint">{t('trial')}</p>}
    </fieldset>
  );
}
