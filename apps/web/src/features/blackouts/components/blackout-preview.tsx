import type { UseQueryResult } from '@tanstack/react-query';
import type { BlackoutPreview as Preview } from '@yay/contract/blackouts/calls';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { AffectedPreview } from '../../../parts/affected/index.ts';
import { daysText } from '../../../parts/days-text.ts';
import { useWhereClosed } from '../../../parts/who-goes.ts';

/** Shows the effect of a closure. */
export function BlackoutPreview(props: { query: UseQueryResult<Preview>; isAsked: boolean }) {
  const t = useTranslations('blackouts.preview');
  const format = useFormatter();
  return (
    <AffectedPreview
      {...props}
      words="blackouts.preview"
      affectedOf={({ affected }) => affected}
      moreFacts={({ schools }) => [[t('schools'), format.number(schools)]]}
      notes={(preview) => <Closed preview={preview} />}
    />
  );
}

/** The days that can't be closed any more, and those that are closed already. */
function Closed({ preview: { overlapping, locked_days: locked } }: { preview: Preview }) {
  const t = useTranslations('blackouts.preview');
  const whereClosed = useWhereClosed('blackouts');
  const format = useFormatter();
  const locale = useLocale();
  const days = locked.map(({ date, market }) =>
    t('lockedDay', { day: formatDate(date, locale, 'dayAndWeekday'), market }),
  );
  return (
    <>
      {days.length > 0 && <p className="callout">{t('lockedDays', { days: format.list(days) })}</p>}
      {overlapping.length > 0 && (
        <div className="blackout-overlaps">
          <p>{t('overlapping')}</p>
          <ul className="blackout-others">
            {overlapping.map((one) => (
              <li key={one.id}>
                <b>{one.name}</b>, {whereClosed(one.where)},{' '}
                {daysText(one.starts_on, one.ends_on, locale)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
