import {
  CheckBadgeIcon,
  CheckCircleIcon,
  ExclamationTriangleIcon,
  HandThumbUpIcon,
  SparklesIcon,
  StarIcon,
} from '@yay/ui/icons';
import { Tag } from '@yay/ui/tag';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Meal } from '../model/meals.ts';
import { listed, usePropertyName } from './say.ts';

/** The number of units below which it is worth knowing that an item runs out. */
const FEW = 5;

export function MealFacts({ meal, child, stands }: { meal: Meal; child: string; stands: boolean }) {
  const t = useTranslations('calendar-choosing.panel');
  const nameOf = usePropertyName();
  const { item } = meal;
  return (
    <div className="marks">
      {meal.contains.length > 0 && (
        <span className="facts">
          {t('contains', { list: meal.contains.map(nameOf).join(', ') })}
        </span>
      )}
      {meal.optionsContain.length > 0 && (
        <span className="facts">
          {t('optionsContain', { list: meal.optionsContain.map(nameOf).join(', ') })}
        </span>
      )}
      {meal.isFree && <span className="facts">{t('containsNothing')}</span>}
      {stands && (
        <Tag tone="ok" icon={<CheckCircleIcon />}>
          {t('chosen')}
        </Tag>
      )}
      {meal.special && (
        <Tag tone="info" icon={<StarIcon />}>
          {t('dailySpecial')}
        </Tag>
      )}
      {meal.avoids.length > 0 && (
        <Tag tone="late" icon={<ExclamationTriangleIcon />}>
          {t('avoids', { child, list: listed(meal.avoids.map(nameOf)) })}
        </Tag>
      )}
      {meal.diet && (
        <Tag tone="ok" icon={<CheckBadgeIcon />}>
          {t(meal.diet === 'vegan' ? 'veganMeal' : 'vegetarianMeal')}
        </Tag>
      )}
      {item.recently_started && (
        <Tag tone="unsaved" icon={<SparklesIcon />}>
          {t('isNew')}
        </Tag>
      )}
      {meal.left !== null && meal.left > 0 && meal.left <= FEW && (
        <Tag tone="late" icon={<ExclamationTriangleIcon />}>
          {t('few', { count: meal.left })}
        </Tag>
      )}
    </div>
  );
}

/** Shows the ratings of a meal so far: a small bar with the number beside it. */
export function MealRatings({ meal }: { meal: Meal }) {
  const t = useTranslations('calendar-choosing.panel');
  const { ratings } = meal.item;
  const count = ratings ? ratings.likes + ratings.dislikes : 0;
  if (!ratings || count === 0) return null;
  const percent = Math.round((ratings.likes * 100) / count);
  return (
    <span className="ratio">
      <HandThumbUpIcon />
      <span className="num">{t('likes', { percent })}</span>
      <span className="barr" style={{ '--up': `${percent}%` } as CSSProperties} />
      <span className="num muted">{t('ratings', { count })}</span>
    </span>
  );
}
