import type { ActivityChange } from '@yay/contract/activity';
import { ArrowLongRightIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { useActivityWords } from './use-activity-words.ts';

/** What it was, struck, and what it is, in bold; each field in a line of its own. */
export function ActivityChanges({ changes }: { changes: readonly ActivityChange[] }) {
  const t = useTranslations('activity');
  const { value, named } = useActivityWords();
  if (changes.length === 0) return null;
  const shown = changes.slice(0, MOST_FIELDS);
  return (
    <ul className="activity-changes">
      {shown.map(({ field, before, after }) => (
        <li key={field}>
          <span className="sr">{t('was')} </span>
          <del>{named(field, value(field, before))}</del>
          <ArrowLongRightIcon small />
          <span className="sr">{t('is')} </span>
          <ins>{value(field, after)}</ins>
        </li>
      ))}
      {changes.length > shown.length && (
        <li className="dim">{t('more', { count: changes.length - shown.length })}</li>
      )}
    </ul>
  );
}

/** One side of them, for a column of its own. */
export function useChangeText(): (
  changes: readonly ActivityChange[],
  side: 'before' | 'after',
) => string {
  const { value, named } = useActivityWords();
  return (changes, side) =>
    changes.map((change) => named(change.field, value(change.field, change[side]))).join('; ');
}

const MOST_FIELDS = 4;
