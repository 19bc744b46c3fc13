import { DIETS, type Property, type Tolerances } from '@yay/domain/allergy';
import { Chip } from '@yay/ui/chip';
import { useTranslations } from 'use-intl';
import './lunchers.css';

export type DietChipsProps = {
  tolerances: Tolerances;
  onChange: (tolerances: Tolerances) => void;
};

/** Likings: they mark meals, they forbid none. */
export function DietChips({ tolerances, onChange }: DietChipsProps) {
  const t = useTranslations('lunchers');
  const toggle = (property: Property, level: 'prefers' | 'avoid') => {
    const { [property]: before, ...others } = tolerances;
    onChange(before ? others : { ...others, [property]: level });
  };
  return (
    <fieldset>
      <legend className="legend">{t('diet')}</legend>
      <div className="diets">
        {DIETS.map((diet) => (
          <Chip
            key={diet}
            check
            pressed={tolerances[diet] !== undefined}
            onClick={() => toggle(diet, 'prefers')}
          >
            {t(`diets.${diet}`)}
          </Chip>
        ))}
        <Chip
          check
          pressed={tolerances.spicy === 'avoid' || tolerances.spicy === 'avoid_strictly'}
          onClick={() => toggle('spicy', 'avoid')}
        >
          {t('noSpicy')}
        </Chip>
      </div>
    </fieldset>
  );
}
