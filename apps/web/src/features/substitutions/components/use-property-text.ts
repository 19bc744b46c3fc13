import { ALLERGENS, DIETS } from '@yay/domain/allergy';
import { useLocale, useTranslations } from 'use-intl';

/** 'egg and milk' */
export function usePropertiesText(): (properties: readonly string[]) => string {
  const propertyText = usePropertyText();
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (properties) => list.format(properties.map(propertyText));
}

/** Returns the words for an avoided property; one that is not known here stays as it came. */
export function usePropertyText(): (property: string) => string {
  const t = useTranslations('lunchers');
  const locale = useLocale();
  // In the middle of a sentence.
  const within = (label: string) => label.toLocaleLowerCase(locale);
  return (property) => {
    const allergen = ALLERGENS.find((one) => one === property);
    if (allergen) return within(t(`allergens.${allergen}`));
    const diet = DIETS.find((one) => one === property);
    return diet ? within(t(`diets.${diet}`)) : property.replaceAll('_', ' ');
  };
}
