import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { User } from '@yay/contract/users/calls';
import type { FamilyOverview } from '@yay/contract/users/overview';
import { cardName } from '@yay/domain/money';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { formatOffice } from '../../../parts/office-moment.ts';
import { WeekMarks } from './user-cells.tsx';

type Week = FamilyOverview['weeks'][number];

/** Figures of a family as terms and what they come to; open cases only while there are any. */
export function FamilyFacts({ user, overview }: { user: User; overview: FamilyOverview }) {
  const t = useTranslations('users.one.overview');
  const locale = useLocale();
  const { money, last_change: last } = overview;
  const [thisWeek, nextWeek] = overview.weeks;
  const params = { user: String(user.id) };
  return (
    <dl className="family-facts">
      {thisWeek && <Fact term={t('thisWeek')} text={<WeekOrders week={thisWeek} />} />}
      {nextWeek && <Fact term={t('nextWeek')} text={<WeekOrders week={nextWeek} />} />}
      {money && (
        <>
          <Fact term={t('credit')} text={formatUsd(money.credit)} />
          <Fact term={t('yayBucks')} text={formatUsd(money.yay_bucks)} />
          <Fact
            term={t('owed')}
            text={
              money.owed > 0 ? (
                <Link to={PAGES.userBilling.path} params={params} className="link family-owed">
                  {formatUsd(money.owed)}
                </Link>
              ) : (
                formatUsd(0)
              )
            }
          />
          <Fact
            term={t('card')}
            text={
              money.default_card
                ? t('cardOf', {
                    brand: cardName(money.default_card.brand),
                    last4: money.default_card.last4,
                  })
                : t('noCard')
            }
          />
        </>
      )}
      <Cases user={user} overview={overview} />
      {last && (
        <Fact
          term={t('lastChange')}
          text={
            <Link to={PAGES.userLogs.path} params={params} className="link">
              {last.by === null
                ? formatOffice(last.at, locale)
                : t('changedBy', { at: formatOffice(last.at, locale), name: last.by })}
            </Link>
          }
        />
      )}
    </dl>
  );
}

function Cases({ user, overview: { cases } }: { user: User; overview: FamilyOverview }) {
  const t = useTranslations('users.one.overview');
  const lines = [
    cases.dunning_since !== null && t('cases.dunning'),
    cases.choices > 0 && t('cases.choices', { count: cases.choices }),
    cases.approvals > 0 && t('cases.approvals', { count: cases.approvals }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  const text = <span className="st warn">{lines.join(', ')}</span>;
  return (
    <Fact
      term={t('cases.title')}
      text={
        user.abilities.see_billing ? (
          <Link to={PAGES.userBilling.path} params={{ user: String(user.id) }} className="row-link">
            {text}
          </Link>
        ) : (
          text
        )
      }
    />
  );
}

function WeekOrders({ week: { days } }: { week: Week }) {
  const t = useTranslations('users.one.overview');
  const ordered = days.reduce((sum, day) => sum + day.ordered, 0);
  const offered = days.reduce((sum, day) => sum + Math.max(day.offered, day.ordered), 0);
  const states = days.map((day) => {
    if (day.ordered > 0) return 'ordered';
    return day.offered > 0 ? 'empty' : 'closed';
  });
  return (
    <>
      <WeekMarks week={states} />
      {offered === 0 ? t('nothingOffered') : t('ordered', { ordered, offered })}
    </>
  );
}

function Fact({ term, text }: { term: string; text: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
