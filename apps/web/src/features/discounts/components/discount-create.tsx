import { Link, useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { createDiscount } from '../api/save-discount.ts';
import { changedFields, inputOf, NEW_DISCOUNT } from '../model/discount-values.ts';
import { DiscountCrumbs } from './discount-crumbs.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { DiscountLeaveGuard } from './discount-leave-guard.tsx';
import { type FieldSet, useDiscountErrors } from './use-discount-form.ts';
import '@yay/ui/patterns/staff-detail.css';
import './discounts.css';

/** A new promo code. */
export function DiscountCreate() {
  const t = useTranslations('discounts.create');
  const navigate = useNavigate();
  const errors = useDiscountErrors();
  const [values, setValues] = useState(NEW_DISCOUNT);
  const [step, setStep] = useState<'filling' | 'saving' | 'saved'>('filling');
  const fields: FieldSet = {
    values,
    set: (field, value) => {
      errors.forgetError(field);
      setValues((now) => ({ ...now, [field]: value }));
    },
    errorOf: errors.errorOf,
    isChanged: () => false,
    locked: false,
  };

  async function save() {
    if (step !== 'filling') return;
    const checked = inputOf(values);
    if ('errors' in checked) return errors.placeErrors(checked.errors);
    setStep('saving');
    errors.clearErrors();
    try {
      const { id } = await createDiscount(checked.input);
      setStep('saved');
      await navigate({
        to: PAGES.discount.path,
        params: { discount: String(id) },
        search: { alert: 'discountSaved' },
        ignoreBlocker: true,
      });
    } catch (error) {
      setStep('filling');
      errors.sayRefusal(error);
    }
  }

  return (
    <div className="record">
      <DiscountCrumbs here={t('crumb')} />
      <div className="record-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="record-meta">{t('note')}</p>
        </div>
      </div>
      <form
        ref={errors.form}
        className="record-new"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DiscountFields fields={fields} />
        <div className="record-foot">
          <Link to={PAGES.adminDiscounts.path} className="staff-btn">
            {t('cancel')}
          </Link>
          <button
            type="submit"
            className="staff-btn primary"
            aria-disabled={step !== 'filling' || undefined}
          >
            {t('save')}
          </button>
          <span className="sr" role="status">
            {step === 'saving' ? t('saving') : ''}
          </span>
        </div>
      </form>
      <DiscountLeaveGuard
        unsaved={step === 'saved' ? 0 : changedFields(NEW_DISCOUNT, values).length}
      />
    </div>
  );
}
