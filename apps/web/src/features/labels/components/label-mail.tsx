import type { LabelBoard } from '@yay/contract/labels/calls';
import { labelsMailedAt } from '@yay/domain/labels';
import { zone } from '@yay/domain/time';
import { formatTime } from '@yay/words/times';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatMoment } from '../../../lib/format.ts';
import type { LabelActs } from '../model/use-label-acts.ts';

const WEEKDAYS = [1, 2, 3, 4, 5] as const;

/** The days whose labels come by mail the evening before, and to whom. */
export function LabelMail({ board, acts }: { board: LabelBoard; acts: LabelActs }) {
  const t = useTranslations('labels.mail');
  const locale = useLocale();
  const { subscription, school } = board;
  const [days, setDays] = useState<readonly number[]>(subscription.days);
  const time = formatTime(
    labelsMailedAt(board.today, zone(school.timezone)),
    school.timezone,
    locale,
  );
  const isSame = days.toSorted().join() === subscription.days.join();
  const { last } = subscription;
  return (
    <section aria-labelledby="label-mail">
      <h2 id="label-mail">{t('title')}</h2>
      <p className="mid">{t('when', { time })}</p>
      <fieldset className="label-weekdays">
        <legend className="sr">{t('days')}</legend>
        {WEEKDAYS.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={days.includes(day)}
              onChange={(event) =>
                setDays(
                  event.currentTarget.checked
                    ? [...days, day].toSorted()
                    : days.filter((one) => one !== day),
                )
              }
            />
            {t(`weekdays.${day}`)}
          </label>
        ))}
      </fieldset>
      <div className="label-acts">
        <button
          type="button"
          className="staff-btn"
          aria-disabled={isSame || acts.saveDays.isPending}
          onClick={() => {
            if (isSame || acts.saveDays.isPending) return;
            acts.saveDays.mutate([...days]);
          }}
        >
          {t('save')}
        </button>
        <span role="status" className="mid">
          {acts.saveDays.isSuccess && isSame ? t('saved') : ''}
        </span>
      </div>
      <p className="label-mail-to">
        {subscription.contacts.length === 0
          ? t('nobody')
          : t('to', { names: subscription.contacts.map(({ name }) => name).join(', ') })}
      </p>
      <p className="mid">
        {last?.sent_at
          ? t('last', {
              time: formatMoment(last.sent_at, school.timezone, locale),
              day: formatDate(last.date, locale, 'dayAndWeekday'),
              count: last.sent_to,
            })
          : t('never')}
      </p>
    </section>
  );
}
