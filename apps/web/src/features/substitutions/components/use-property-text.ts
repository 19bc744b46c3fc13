import { ALLERGENS, DIETS } from '@yay/domain/allergy';
import { useTranslations } from 'use-intl';

/** What is avoided, in words; what is not known here stays as it came. */
export function usePropertyText(): (property: string) => string {
  const t = useTranslations('account.lunchers');
  return (property) => {
    const allergen = ALLERGENS.find((one) => one === property);
    if (allergen) return t(`allergens.${allergen}`);
    const diet = DIETS.find((one) => one === property);
    return diet ? t(`diets.${diet}`) : property.replaceAll('_', ' ');
  };
}
