import type { Allergen, ToleranceLevel, Tolerances } from '@yay/domain/allergy';
import { ExclamationTriangleIcon, ShieldExclamationIcon } from '@yay/ui/icons';
import { Segmented } from '@yay/ui/segmented';
import { useTranslations } from 'use-intl';

type Level = 'fine' | 'avoid' | 'avoid_strictly';

/** The order of the rows: the allergens that parents are asked about most often come first. */
const ORDER: readonly Allergen[] = [
  'peanuts',
  'tree_nuts',
  'milk',
  'egg',
  'wheat',
  'soy',
  'fish',
  'crustacean_shellfish',
  'sesame',
];

export type AllergyRowsProps = {
  tolerances: Tolerances;
  onChange: (tolerances: Tolerances) => void;
};

export function AllergyRows({ tolerances, onChange }: AllergyRowsProps) {
  const t = useTranslations('lunchers');
  return (
    <fieldset>
      <legend className="legend">{t('allergies')}</legend>
      <p className="hint">
        {ORDER.every((allergen) => levelOf(tolerances[allergen]) === 'fine') && (
          <b>{t('nothingAvoided')}</b>
        )}{' '}
        {t('allergiesHint')}
      </p>
      <div className="allergies">
        {ORDER.map((allergen) => (
          <div className="allergy" key={allergen}>
            <span aria-hidden="true">{t(`allergens.${allergen}`)}</span>
            <Segmented<Level>
              label={t(`allergens.${allergen}`)}
              value={levelOf(tolerances[allergen])}
              onChange={(level) => onChange(withLevel(tolerances, allergen, level))}
              options={[
                { value: 'fine', label: t('levels.fine') },
                {
                  value: 'avoid',
                  label: t('levels.avoid'),
                  icon: <ExclamationTriangleIcon />,
                  tone: 'late',
                },
                {
                  value: 'avoid_strictly',
                  label: t('levels.strict'),
                  icon: <ShieldExclamationIcon />,
                  tone: 'danger',
                },
              ]}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function levelOf(level: ToleranceLevel | undefined): Level {
  return level === 'avoid' || level === 'avoid_strictly' ? level : 'fine';
}

function withLevel(tolerances: Tolerances, allergen: Allergen, level: Level): Tolerances {
  const { [allergen]: _before, ...others } = tolerances;
  return level === 'fine' ? others : { ...others, [allergen]: level };
}
