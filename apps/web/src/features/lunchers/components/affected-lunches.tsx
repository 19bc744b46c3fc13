import type { AffectedOrder } from '@yay/contract/lunchers/calls';
import { isDiet } from '@yay/domain/allergy';
import { sumCents } from '@yay/domain/money';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import './lunchers.css';

export type AffectedLunchesProps = {
  lunches: readonly AffectedOrder[];
  /** The first name of their luncher. */
  name: string;
  /** The text before the cancelled ones. */
  intro: ReactNode;
  /** The lunches are cancelled already. */
  isDone?: boolean;
};

/**
 * Each lunch that a change touches, by day, and why: first the cancelled ones, then those that
 * still come.
 */
export function AffectedLunches({ lunches, name, intro, isDone = false }: AffectedLunchesProps) {
  const t = useTranslations('lunchers');
  const cancelled = lunches.filter((lunch) => lunch.cancelled);
  const kept = lunches.filter((lunch) => !lunch.cancelled);
  return (
    <>
      {cancelled.length > 0 && (
        <>
          <p>{intro}</p>
          <Lunches lunches={cancelled} name={name} />
          <p>
            <MoneyBack lunches={cancelled} isDone={isDone} />
          </p>
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

function MoneyBack({ lunches, isDone }: { lunches: readonly AffectedOrder[]; isDone: boolean }) {
  const t = useTranslations('lunchers');
  const paid = sumCents(lunches.map((lunch) => lunch.paid_cents ?? 0));
  if (paid === 0) return t('notCharged', { count: lunches.length });
  const some = lunches.some((lunch) => lunch.paid_cents === null) ? 'yes' : 'no';
  return t(isDone ? 'cameBack' : 'comesBack', { amount: formatUsd(paid), some });
}

function Lunches({ lunches, name }: { lunches: readonly AffectedOrder[]; name: string }) {
  const locale = useLocale();
  return (
    <ul className="affected-lunches">
      {lunches.map((lunch) => (
        <li key={`${lunch.luncher_id} ${lunch.date}`}>
          <b>{formatDate(lunch.date, locale, 'dayAndWeekday')}</b>
          <span>
            {lunch.item_name}
            <Because lunch={lunch} name={name} />
          </span>
          <span className="num">{formatUsd(lunch.total)}</span>
        </li>
      ))}
    </ul>
  );
}

function Because({ lunch, name }: { lunch: AffectedOrder; name: string }) {
  const t = useTranslations('lunchers');
  const locale = useLocale();
  const { because } = lunch;
  if (because === 'school' || because === 'grade') return <small>{t(`because.${because}`)}</small>;
  return lunch.findings.map(({ part, property, found }) => {
    const label =
      property === 'spicy'
        ? t('spicy')
        : isDiet(property)
          ? t(`diets.${property}`)
          : t(`allergens.${property}`);
    // In the middle of a sentence.
    const what = label.toLocaleLowerCase(locale);
    const own = part === lunch.item_name ? 'yes' : 'no';
    const kind = property === 'spicy' ? 'spicy' : isDiet(property) ? 'diet' : 'other';
    return <small key={`${part} ${property}`}>{t(found, { own, part, kind, what, name })}</small>;
  });
}
