import { useQuery } from '@tanstack/react-query';
import type { User, UserSelection } from '@yay/contract/users/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import { recentLunchesQuery } from '../api/money.ts';

const FEW = 4;
/** Lunches of the last days, one of which the credit may be for. */
export function LunchPicker({
  user,
  chosen,
  onChoose,
}: {
  user: User;
  chosen: UserSelection | null;
  onChoose: (lunch: UserSelection, reason: string) => void;
}) {
  const t = useTranslations('credit.give');
  const locale = useLocale();
  const { data: lunches, isError } = useQuery(recentLunchesQuery(user.id));
  const [all, setAll] = useState(false);
  if (isError) return <p className="mid">{t('lunchesFailed')}</p>;
  if (!lunches) {
    return (
      <SkeletonGroup label={t('lunchesLoading')}>
        <Skeleton height="9rem" />
      </SkeletonGroup>
    );
  }
  if (lunches.length === 0) return <p className="mid">{t('noLunches')}</p>;
  // The family reads the reason in its own language.
  const reasonOf = ({ item, luncher, date }: UserSelection) =>
    [item, luncher.first, formatDate(date as PlainDate, user.locale, 'fullDay')].join(', ');
  return (
    <fieldset className="credit-lunches">
      <legend>{t('lunches')}</legend>
      {(all ? lunches : lunches.slice(0, FEW)).map((lunch) => (
        <label key={lunch.order_id}>
          <input
            type="radio"
            name="credit-lunch"
            checked={chosen?.order_id === lunch.order_id}
            onChange={() => onChoose(lunch, reasonOf(lunch))}
          />
          <span>
            {lunch.item}
            <span className="mid">
              {' · '}
              {lunch.luncher.first}, {formatDate(lunch.date as PlainDate, locale, 'dayAndWeekday')}
            </span>
          </span>
          <span className="num">{formatUsd(lunch.total_cents)}</span>
        </label>
      ))}
      {!all && lunches.length > FEW && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          {t('moreLunches', { count: lunches.length - FEW })}
        </button>
      )}
    </fieldset>
  );
}
