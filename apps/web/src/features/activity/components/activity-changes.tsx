import type { ActivityChange } from '@yay/contract/activity/calls';
import { ArrowLongRightIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { useActivityWords } from './use-activity-words.ts';

/** Beside other things there is room for these; the log has all of them. */
const MOST_FIELDS = 2;

/** Shows each changed field in a line of its own: the former value struck, the new one in bold. */
export function ActivityChanges({
  changes,
  all = false,
}: {
  changes: readonly ActivityChange[];
  all?: boolean;
}) {
  const t = useTranslations('activity');
  const { value, named } = useActivityWords();
  if (changes.length === 0) return null;
  const shown = all ? changes : changes.slice(0, MOST_FIELDS);
  return (
    <ul className="activity-changes">
      {shown.map(({ field, before, after }) => (
        <li key={field}>
          {before === null && field !== 'meal' ? (
            <ins>{named(field, value(field, after))}</ins>
          ) : (
            <>
              <span className="sr">{t('was')} </span>
              <del>{named(field, value(field, before))}</del>
              <ArrowLongRightIcon small />
              <span className="sr">{t('is')} </span>
              <ins>{value(field, after)}</ins>
            </>
          )}
        </li>
      ))}
      {changes.length > shown.length && (
        <li className="dim">{t('more', { count: changes.length - shown.length })}</li>
      )}
    </ul>
  );
}

/** One side of them, for a column of its own: what there is, or that there was nothing. */
export function useChangeText(): (
  changes: readonly ActivityChange[],
  side: 'before' | 'after',
) => string {
  const { value, named } = useActivityWords();
  return (changes, side) => {
    const filled = changes.filter((change) => change[side] !== null && change[side] !== '');
    const [first] = changes;
    if (filled.length === 0) return first ? value(first.field, first[side]) : '';
    return filled
      .map((change) => named(change.field, value(change.field, change[side])))
      .join('; ');
  };
}
