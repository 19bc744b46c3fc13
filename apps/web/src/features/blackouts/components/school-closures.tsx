import type { Blackout } from '@yay/contract/blackouts/calls';
import { classNames } from '@yay/ui/class-names';
import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { daysText } from '../../../parts/days-text.ts';
import { STATE_LOOKS } from '../model/state-looks.ts';

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
  const isAhead = ({ state }: Blackout) => state === 'active' || state === 'upcoming';
  // What comes next is looked for first; what is over, from its end.
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
  const list = useTranslations('blackouts.list');
  const reasons = useTranslations('blackouts.reasons');
  const format = useFormatter();
  const locale = useLocale();
  const where = ({ destination, grade }: Blackout) =>
    grade?.label ?? (destination ? t('wholeSchool') : t('wholeMarket'));
  return (
    <div className="record-table">
      <table className="grid stacked">
        <caption className="sr">{t('closures')}</caption>
        <thead>
          <tr>
            <th scope="col">{list('name')}</th>
            <th scope="col">{list('days')}</th>
            <th scope="col">{list('where')}</th>
            <th scope="col">{list('reason')}</th>
            <th scope="col" className="num">
              {list('affected')}
            </th>
            <th scope="col">{list('state')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {closures.map((one) => (
            <tr key={one.id}>
              <th scope="row" className="wrap">
                {one.name}
              </th>
              <td data-label={list('days')}>{daysText(one.starts_on, one.ends_on, locale)}</td>
              <td data-label={list('where')}>{where(one)}</td>
              <td data-label={list('reason')}>{reasons(one.reason)}</td>
              <td className="num" data-label={list('affected')}>
                {format.number(one.affected_orders)}
              </td>
              <td data-label={list('state')}>
                <span className={classNames('st', STATE_LOOKS[one.state])}>
                  {list(`states.${one.state}`)}
                </span>
              </td>
              <td>
                {(one.state === 'active' || one.state === 'upcoming') && (
                  <button
                    type="button"
                    className="staff-btn"
                    aria-label={t('lift', { name: one.name })}
                    onClick={() => onLift(one)}
                  >
                    {list('lift')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
