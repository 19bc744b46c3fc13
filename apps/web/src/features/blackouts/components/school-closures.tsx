import type { Blackout } from '@yay/contract/blackouts/calls';
import { classNames } from '@yay/ui/class-names';
import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { RecordTable } from '../../../lib/record-table.tsx';
import { daysText } from '../../../parts/days-text.ts';
import { useWhoGoes } from '../../../parts/who-goes.ts';
import { STATE_LOOKS } from '../model/state-looks.ts';

const isAhead = ({ state }: Blackout) => state === 'active' || state === 'upcoming';

/** The closures that reach a school: its own, those of its grades, and its market's. */
export function SchoolClosures({
  closures,
  onLift,
}: {
  closures: readonly Blackout[];
  onLift: (closure: Blackout) => void;
}) {
  const t = useTranslations('blackouts.school');
  const [all, setAll] = useState(false);
  // Closures ahead come first, the nearest on top; those that are over follow from their end.
  const ahead = closures.filter(isAhead).toReversed();
  const shown = all ? closures : ahead;
  const rest = closures.length - ahead.length;
  return (
    <>
      {shown.length === 0 ? (
        <p className="mid">{t('none')}</p>
      ) : (
        <ClosureTable closures={shown} onLift={onLift} />
      )}
      {rest > 0 && (
        <label className="blackout-all">
          <input
            type="checkbox"
            checked={all}
            onChange={(event) => setAll(event.currentTarget.checked)}
          />
          {t('past')}
        </label>
      )}
    </>
  );
}

function ClosureTable({
  closures,
  onLift,
}: {
  closures: readonly Blackout[];
  onLift: (closure: Blackout) => void;
}) {
  const t = useTranslations('blackouts.school');
  const whoIn = useWhoGoes('blackouts');
  const list = useTranslations('blackouts.list');
  const reasons = useTranslations('blackouts.reasons');
  const format = useFormatter();
  const locale = useLocale();
  const where = ({ destination, grade, children }: Blackout) =>
    grade ? whoIn(children, grade.label) : destination ? t('wholeSchool') : t('wholeMarket');
  return (
    <RecordTable
      caption={t('closures')}
      rows={closures}
      keyOf={({ id }) => id}
      columns={[
        { id: 'name', title: list('name'), look: 'wrap', cell: ({ name }) => name },
        {
          id: 'days',
          title: list('days'),
          labeled: true,
          cell: (closure) => daysText(closure.starts_on, closure.ends_on, locale),
        },
        { id: 'where', title: list('where'), labeled: true, cell: where },
        {
          id: 'reason',
          title: list('reason'),
          labeled: true,
          cell: ({ reason }) => reasons(reason),
        },
        {
          id: 'affected',
          title: list('affected'),
          align: 'num',
          labeled: true,
          cell: (closure) => format.number(closure.affected_orders),
        },
        {
          id: 'state',
          title: list('state'),
          labeled: true,
          cell: ({ state }) => (
            <span className={classNames('st', STATE_LOOKS[state])}>{list(`states.${state}`)}</span>
          ),
        },
        {
          id: 'lift',
          title: list('lift'),
          titleHidden: true,
          cell: (closure) =>
            isAhead(closure) && (
              <button
                type="button"
                className="staff-btn"
                aria-label={t('lift', { name: closure.name })}
                onClick={() => onLift(closure)}
              >
                {list('lift')}
              </button>
            ),
        },
      ]}
    />
  );
}
