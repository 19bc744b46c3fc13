import { Link } from '@tanstack/react-router';
import type { ReconciliationLine } from '@yay/contract/reconciliation/calls';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { may, useMe } from '../../../lib/session.ts';
import { formatOffice } from '../../../parts/office-time.ts';

const dollars = (cents: number | null) => (cents === null ? '–' : formatUsd(cents));

/** What does not match, each with what either side says and what that means. */
export function RunLines({ lines }: { lines: readonly ReconciliationLine[] }) {
  const t = useTranslations('reconciliation');
  return (
    <div className="record-table">
      <table className="grid stacked">
        <caption className="sr">{t('run.linesTitle')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('run.reference')}</th>
            <th scope="col">{t('run.what')}</th>
            <th scope="col">{t('run.who')}</th>
            <th scope="col" className="num">
              {t('atProvider')}
            </th>
            <th scope="col" className="num">
              {t('inLedger')}
            </th>
            <th scope="col" className="num">
              {t('difference')}
            </th>
            <th scope="col" className="apart">
              {t('run.at')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.position} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ line }: { line: ReconciliationLine }) {
  const t = useTranslations('reconciliation');
  const locale = useLocale();
  return (
    <tr>
      <th scope="row" className="recon-ref">
        {line.intent_id ?? line.reference}
        {line.intent_id && <small className="recon-note">{line.reference}</small>}
      </th>
      <td>
        <b>{t(`lineStates.${line.state}`)}</b>, {t(`kinds.${line.kind}`)}
        <small className="recon-note">{t(`explained.${line.state}`)}</small>
      </td>
      <td data-label={t('run.who')}>
        <Family line={line} />
      </td>
      <td className="num" data-label={t('atProvider')}>
        {dollars(line.provider_cents)}
      </td>
      <td className="num" data-label={t('inLedger')}>
        {dollars(line.ledger_cents)}
      </td>
      <td className="num" data-label={t('difference')}>
        {formatUsd(line.difference_cents)}
      </td>
      <td className="mid apart" data-label={t('run.at')}>
        {formatOffice(line.at, locale)}
      </td>
    </tr>
  );
}

function Family({ line: { family } }: { line: ReconciliationLine }) {
  const t = useTranslations('reconciliation.run');
  const me = useMe();
  if (family === null) return t('guest');
  if (!may(me, 'internal_dashboard:users')) return family.full_name;
  return (
    <Link className="row-link" to="/admin/users/$user/billing" params={{ user: String(family.id) }}>
      {family.full_name}
    </Link>
  );
}
