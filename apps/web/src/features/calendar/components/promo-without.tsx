import { Checkbox } from '@yay/ui/checkbox';
import { useId } from 'react';
import { useTranslations } from 'use-intl/react';

/** Asks the parent whether lunches are saved even if the code no longer counts by then. */
export default function PromoWithout({
  checked,
  onChange,
}: {
  checked: boolean;
  onChange: (isWanted: boolean) => void;
}) {
  const t = useTranslations('calendar-choosing.promo');
  const hintId = useId();
  return (
    <div className="promo-without">
      <label>
        <Checkbox checked={checked} aria-describedby={hintId} onChange={onChange} />
        {t('without')}
      </label>
      <small id={hintId}>{t(checked ? 'withoutYes' : 'withoutNo')}</small>
    </div>
  );
}
