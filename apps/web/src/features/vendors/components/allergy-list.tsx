import type { VendorCounts } from '@yay/contract/vendors/calls';
import { ShieldCheckIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl/react';
import { useGradeName } from '../../../parts/grade-name.ts';
import { StrictTags } from './strict-tags.tsx';

/** First of all: the meals that may hurt somebody, by name. */
export function AllergyList({ meals }: { meals: VendorCounts['allergies'] }) {
  const t = useTranslations('vendors.portal.allergies');
  const gradeIn = useGradeName();
  if (meals.length === 0) {
    return (
      <p id="allergies" className="no-allergies">
        <ShieldCheckIcon />
        {t('none')}
      </p>
    );
  }
  return (
    <section id="allergies" className="allergies" aria-labelledby="allergies-title">
      <header className="black-bar">
        <b>{meals.length}</b>
        <div>
          <h2 id="allergies-title">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
      </header>
      <table className="grid stacked">
        <thead>
          <tr>
            <th scope="col">{t('child')}</th>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('strict')}</th>
            <th scope="col">{t('meal')}</th>
          </tr>
        </thead>
        <tbody>
          {meals.map((meal) => (
            <tr key={meal.order_id}>
              <th scope="row">{meal.luncher ?? t('nameless')}</th>
              <td className="mid">{`${meal.school}, ${gradeIn(meal.grade)}`}</td>
              <td>
                <StrictTags strict={meal.strict} />
              </td>
              <td>
                <MealLine meal={meal} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function MealLine({ meal }: { meal: VendorCounts['allergies'][number] }) {
  const t = useTranslations('vendors.portal.allergies');
  const chosen = [
    ...meal.options,
    ...(meal.only_extras ? [t('onlyExtras')] : []),
    ...(meal.extras.length > 0 ? [t('extras', { extras: meal.extras.join(', ') })] : []),
  ];
  return (
    <>
      <span className="strong">{meal.item}</span>
      {meal.not_safe && (
        <strong className="not-safe">{t('notSafe', { part: meal.not_safe.part })}</strong>
      )}
      {chosen.length > 0 && <span className="mid"> {chosen.join(', ')}</span>}
    </>
  );
}
