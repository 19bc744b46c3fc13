import { ALLERGENS, DIETS, type Tolerances } from '@yay/domain/allergy';
import { CheckCircleIcon, ExclamationTriangleIcon, ShieldExclamationIcon } from '@yay/ui/icons';
import { Tag } from '@yay/ui/tag';
import { useLocale, useTranslations } from 'use-intl';
import './lunchers.css';

/** Shows the foods that a luncher must not, would rather not and likes to eat, in that order. */
export function LuncherTags({ tolerances }: { tolerances: Tolerances }) {
  const t = useTranslations('lunchers');
  const locale = useLocale();
  const within = (text: string) => text.toLocaleLowerCase(locale);
  const strict = ALLERGENS.filter((allergen) => tolerances[allergen] === 'avoid_strictly');
  const avoided = ALLERGENS.filter((allergen) => tolerances[allergen] === 'avoid');
  const strictDiets = DIETS.filter((diet) => tolerances[diet] === 'avoid_strictly');
  const diets = DIETS.filter((diet) => tolerances[diet] && tolerances[diet] !== 'avoid_strictly');
  const spicy = tolerances.spicy === 'avoid' || tolerances.spicy === 'avoid_strictly';
  const everything =
    strict.length + avoided.length + strictDiets.length + diets.length === 0 && !spicy;
  return (
    <div className="tags">
      {strict.map((allergen) => (
        <Tag key={allergen} tone="danger" icon={<ShieldExclamationIcon />}>
          {t('strict', { allergen: t(`allergens.${allergen}`) })}
        </Tag>
      ))}
      {strictDiets.map((diet) => (
        <Tag key={diet} tone="danger" icon={<ShieldExclamationIcon />}>
          {t('strictDiet', { diet: within(t(`diets.${diet}`)) })}
        </Tag>
      ))}
      {avoided.map((allergen) => (
        <Tag key={allergen} tone="late" icon={<ExclamationTriangleIcon />}>
          {t('avoids', { allergen: within(t(`allergens.${allergen}`)) })}
        </Tag>
      ))}
      {diets.map((diet) => (
        <Tag key={diet} tone="off" icon={<CheckCircleIcon />}>
          {t('prefers', { diet: within(t(`diets.${diet}`)) })}
        </Tag>
      ))}
      {spicy && (
        <Tag tone="off" icon={<CheckCircleIcon />}>
          {t('noSpicy')}
        </Tag>
      )}
      {everything && (
        <Tag tone="off" icon={<CheckCircleIcon />}>
          {t('eatsEverything')}
        </Tag>
      )}
    </div>
  );
}
