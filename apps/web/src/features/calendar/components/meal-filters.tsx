import type { Luncher } from '@yay/contract/lunchers/calls';
import { Button } from '@yay/ui/button';
import { Chip, ChipSelect } from '@yay/ui/chip';
import { SparklesIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl/react';
import { type Meal, type MealFilter, matches } from '../model/meals.ts';

const ONLY: readonly MealFilter['only'][] = ['all', 'safe', 'vegetarian'];

export function MealFilters({
  meals,
  luncher,
  filter,
  onFilter,
  onSurprise,
}: {
  meals: readonly Meal[];
  luncher: Luncher;
  filter: MealFilter;
  onFilter: (filter: MealFilter) => void;
  onSurprise: () => void;
}) {
  const t = useTranslations('calendar-choosing.panel');
  const vendors = new Map(meals.map(({ item }) => [item.vendor.id, item.vendor.display_name]));
  const label = {
    all: t('all'),
    safe: t('safe', { child: luncher.first }),
    vegetarian: t('vegetarian'),
  };
  const count = (only: MealFilter['only']) =>
    meals.filter((meal) => matches(meal, { only, vendorId: filter.vendorId })).length;
  return (
    <div className="filters">
      {/* biome-ignore lint/a11y/useSemanticElements: a row of toggles, not a form's fields */}
      <div className="chips" role="group" aria-label={t('filters')}>
        {ONLY.map((only) => (
          <Chip
            key={only}
            pressed={filter.only === only}
            count={count(only)}
            onClick={() => onFilter({ ...filter, only })}
          >
            {label[only]}
          </Chip>
        ))}
        {vendors.size > 1 && (
          <ChipSelect
            label={t('vendor')}
            value={filter.vendorId ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onFilter({ ...filter, vendorId: value === '' ? null : Number(value) });
            }}
          >
            <option value="">{t('anyVendor')}</option>
            {[...vendors].map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </ChipSelect>
        )}
      </div>
      <Button
        kind="soft"
        icon={<SparklesIcon />}
        disabled={meals.every((meal) => meal.problem)}
        onClick={onSurprise}
      >
        {t('surprise')}
      </Button>
    </div>
  );
}
