import { useQuery } from '@tanstack/react-query';
import type { Closing } from '@yay/contract/personal-data/calls';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../lib/format.ts';
import { closingQuery } from './closing-query.ts';
import './closing.css';

/** Says which lunches closing an account cancels, what comes back of them, and what stays. */
export function ClosingPreview({ userId }: { userId: number | null }) {
  const t = useTranslations('personal-data.closing');
  const { data: closing, isError } = useQuery(closingQuery(userId));
  if (isError) return <p role="alert">{t('failed')}</p>;
  if (!closing) {
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton height="4rem" />
      </SkeletonGroup>
    );
  }
  const { cancelled, kept } = closing;
  return (
    <div className="closing">
      {cancelled.length + kept.length === 0 && <p>{t('none')}</p>}
      {cancelled.length > 0 && (
        <>
          <p>{t('cancelled', { count: cancelled.length })}</p>
          <Lunches lunches={cancelled} />
          <ComesBack closing={closing} />
        </>
      )}
      {kept.length > 0 && (
        <>
          <p>{t('kept', { count: kept.length })}</p>
          <Lunches lunches={kept} />
        </>
      )}
      <Stays closing={closing} />
      <p>{t('erased', { days: closing.erase_after_days })}</p>
    </div>
  );
}

type Lunch = Pick<Closing['cancelled'][number], 'luncher_id' | 'luncher' | 'date' | 'item_name'>;

/** Lunches by day, each with a note where there is something to say of it. */
export function Lunches<L extends Lunch>({
  lunches,
  note,
}: {
  lunches: readonly L[];
  note?: (lunch: L) => string;
}) {
  const t = useTranslations('personal-data.closing');
  const locale = useLocale();
  return (
    <ul className="closing-lunches">
      {lunches.map((lunch) => {
        const { luncher_id: id, luncher, date, item_name: item } = lunch;
        return (
          <li key={`${id} ${date} ${item}`}>
            <b>{formatDate(date, locale, 'dayAndWeekday')}</b>
            <span>{t('lunch', { luncher, item })}</span>
            {note && <span>{note(lunch)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function ComesBack({ closing: { cancelled, comes_back: back } }: { closing: Closing }) {
  const t = useTranslations('personal-data.closing');
  if (back.credit + back.yay_bucks + back.debt === 0) {
    return <p>{t('nothingBack', { count: cancelled.length })}</p>;
  }
  return (
    <p>
      {back.credit > 0 && `${t('backCredit', { amount: formatUsd(back.credit) })} `}
      {back.yay_bucks > 0 && `${t('backYayBucks', { amount: formatUsd(back.yay_bucks) })} `}
      {back.debt > 0 && t('backDebt', { amount: formatUsd(back.debt) })}
    </p>
  );
}

function Stays({ closing: { stays } }: { closing: Closing }) {
  const t = useTranslations('personal-data.closing');
  const locale = useLocale();
  const kinds = [
    ['credit', stays.credit],
    ['yayBucks', stays.yay_bucks],
  ] as const;
  const amounts = kinds
    .filter(([, cents]) => cents > 0)
    .map(([kind, cents]) => t(kind, { amount: formatUsd(cents) }));
  return (
    <>
      {amounts.length > 0 && (
        <p>{t('stays', { amounts: new Intl.ListFormat(locale).format(amounts) })}</p>
      )}
      {stays.owed > 0 && <p>{t('owed', { amount: formatUsd(stays.owed) })}</p>}
    </>
  );
}
