import type { ActivityEntry } from '@yay/contract/activity/calls';
import { useTranslations } from 'use-intl';
import { firstData } from '../../../lib/first-data.ts';

/** Returns the name of the person who did it; an act of nobody is the product's own. */
export function useWho(): (entry: Pick<ActivityEntry, 'who'>) => string {
  const product = firstData().config.product_name;
  return ({ who }) => who?.full_name ?? product;
}

/** Names the other person of an entry: herself, the schedule, or in orange somebody else. */
export function AsWhom({ entry }: { entry: Pick<ActivityEntry, 'who' | 'as_whom'> }) {
  const t = useTranslations('activity');
  if (entry.as_whom) return <span className="as-whom">{entry.as_whom.full_name}</span>;
  return <span className="dim">{entry.who ? t('self') : t('bySchedule')}</span>;
}
