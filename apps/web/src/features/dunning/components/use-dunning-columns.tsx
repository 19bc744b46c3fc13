import { Link } from '@tanstack/react-router';
import type { DunningCase, DunningState } from '@yay/contract/dunning/calls';
import { PAGES } from '@yay/contract/pages';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import type { RecordColumn } from '../../../lib/record-table.tsx';
import { useFailureText } from '../../../parts/failure-text.ts';
import { formatOffice } from '../../../parts/office-moment.ts';

const LOOKS: Record<DunningState, string> = {
  trying: 'info',
  grace_over: 'warn',
  suspended: 'bad',
  elsewhere: 'warn',
};

/** A family's debt, how often its cards were tried, and what comes next. */
export function useDunningColumns({
  toFamilies,
  onRetry,
}: {
  toFamilies: boolean;
  onRetry: ((debt: DunningCase) => void) | undefined;
}): RecordColumn<DunningCase>[] {
  const t = useTranslations('dunning');
  const locale = useLocale();
  const failureText = useFailureText();
  const when = (at: string) => formatOffice(at, locale);
  const nextTry = (debt: DunningCase) => {
    if (debt.state === 'elsewhere') return t('waits');
    if (debt.next_try_at !== null) return when(debt.next_try_at);
    return t(debt.suspended_at === null ? 'asking' : 'noMore');
  };
  return [
    {
      id: 'family',
      title: t('family'),
      cell: ({ family }) => <FamilyName family={family} toFamilies={toFamilies} />,
    },
    {
      id: 'owed',
      title: t('owed'),
      align: 'num',
      look: 'strong',
      labeled: true,
      cell: (debt) => formatUsd(debt.owed_cents),
    },
    {
      id: 'since',
      title: t('since'),
      align: 'apart',
      labeled: true,
      cell: (debt) => when(debt.since),
    },
    { id: 'tries', title: t('tries'), align: 'num', labeled: true, cell: ({ tries }) => tries },
    { id: 'nextTry', title: t('nextTry'), align: 'apart', labeled: true, cell: nextTry },
    {
      id: 'graceEnds',
      title: t('graceEnds'),
      labeled: true,
      cell: (debt) => when(debt.grace_ends_at),
    },
    {
      id: 'state',
      title: t('state'),
      look: 'wrap',
      cell: ({ state, failure_code: failure }) => (
        <>
          <span className={`st ${LOOKS[state]}`}>{t(`states.${state}`)}</span>
          {failure && <span className="parts">{failureText(failure)}</span>}
        </>
      ),
    },
    {
      id: 'acts',
      title: t('acts'),
      titleHidden: true,
      look: 'acts',
      cell: (debt) =>
        onRetry &&
        debt.state !== 'elsewhere' && (
          <button
            type="button"
            className="staff-btn small"
            aria-label={t('retryOf', { name: debt.family.full_name })}
            onClick={() => onRetry(debt)}
          >
            {t('acts')}
          </button>
        ),
    },
  ];
}

function FamilyName({
  family,
  toFamilies,
}: {
  family: DunningCase['family'];
  toFamilies: boolean;
}) {
  if (!toFamilies) return family.full_name;
  return (
    <Link to={PAGES.userBilling.path} params={{ user: String(family.id) }} className="row-link">
      {family.full_name}
    </Link>
  );
}
