import type { AffectedOrder } from '@yay/contract/lunchers';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';

export type AffectedLunchesProps = {
  lunches: readonly AffectedOrder[];
  /** Whose they are. */
  name: string;
  /** Said before those that are cancelled. */
  intro: ReactNode;
};

/** Each lunch that a change touches, by day, and why: first what is cancelled, then what still comes. */
export function AffectedLunches({ lunches, name, intro }: AffectedLunchesProps) {
  const t = useTranslations('account.lunchers');
  const cancelled = lunches.filter((lunch) => lunch.cancelled);
  const kept = lunches.filter((lunch) => !lunch.cancelled);
  return (
    <>
      {cancelled.length > 0 && (
        <>
          <p>{intro}</p>
          <Lunches lunches={cancelled} name={name} />
        </>
      )}
      {kept.length > 0 && (
        <>
          <p>{t('kept')}</p>
          <Lunches lunches={kept} name={name} />
        </>
      )}
    </>
  );
}

function Lunches({ lunches, name }: { lunches: readonly AffectedOrder[]; name: string }) {
  const t = useTranslations('account.lunchers.because');
  const locale = useLocale();
  return (
    <ul className="affected-lunches">
      {lunches.map((lunch) => (
        <li key={`${lunch.luncher_id} ${lunch.date}`}>
          <b>
            {formatDate(lunch.date, locale, { weekday: 'short', month: 'short', day: 'numeric' })}
          </b>
          <span>
            {lunch.item_name}
            {lunch.because !== 'deleted' && <small>{t(lunch.because, { name })}</small>}
          </span>
          <span className="num">{formatUsd(lunch.total)}</span>
        </li>
      ))}
    </ul>
  );
}
