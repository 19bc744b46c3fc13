import { Link } from '@tanstack/react-router';
import type { DunningCase, DunningState } from '@yay/contract/dunning/calls';
import { PAGES } from '@yay/contract/pages';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { useFailureText } from '../../../parts/failure-text.ts';
import { formatOffice } from '../../../parts/office-time.ts';

const LOOKS: Record<DunningState, string> = {
  trying: 'info',
  grace_over: 'warn',
  suspended: 'bad',
  elsewhere: 'warn',
};

export function DunningRow({
  debt,
  toFamilies,
  onRetry,
}: {
  debt: DunningCase;
  toFamilies: boolean;
  onRetry: (() => void) | undefined;
}) {
  const t = useTranslations('dunning');
  const locale = useLocale();
  const failureText = useFailureText();
  const { family, state, failure_code: failure } = debt;
  const when = (at: string) => formatOffice(at, locale);
  const isElsewhere = state === 'elsewhere';
  const nextTry = () => {
    if (isElsewhere) return t('waits');
    if (debt.next_try_at !== null) return when(debt.next_try_at);
    return t(debt.suspended_at === null ? 'asking' : 'noMore');
  };
  return (
    <tr>
      <th scope="row">
        {toFamilies ? (
          <Link
            to={PAGES.userBilling.path}
            params={{ user: String(family.id) }}
            className="row-link"
          >
            {family.full_name}
          </Link>
        ) : (
          family.full_name
        )}
      </th>
      <td className="num strong" data-label={t('owed')}>
        {formatUsd(debt.owed_cents)}
      </td>
      <td className="apart" data-label={t('since')}>
        {when(debt.since)}
      </td>
      <td className="num" data-label={t('tries')}>
        {debt.tries}
      </td>
      <td className="apart" data-label={t('nextTry')}>
        {nextTry()}
      </td>
      <td data-label={t('graceEnds')}>{when(debt.grace_ends_at)}</td>
      <td className="wrap">
        <span className={`st ${LOOKS[state]}`}>{t(`states.${state}`)}</span>
        {failure && <span className="parts">{failureText(failure)}</span>}
      </td>
      <td className="acts">
        {onRetry && !isElsewhere && (
          <button
            type="button"
            className="staff-btn small"
            aria-label={t('retryOf', { name: family.full_name })}
            onClick={onRetry}
          >
            {t('acts')}
          </button>
        )}
      </td>
    </tr>
  );
}
