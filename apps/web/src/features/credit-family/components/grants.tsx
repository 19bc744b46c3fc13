import { useQuery } from '@tanstack/react-query';
import type { CreditGrant } from '@yay/contract/credit/calls';
import { EmptyState } from '@yay/ui/empty-state';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { Pager } from '../../../lib/pager.tsx';
import { formatOffice } from '../../../parts/office-time.ts';
import { grantsQuery } from '../api/money.ts';
import { Part } from './part.tsx';

const TakeBack = lazy(() => import('./take-back.tsx'));
const LOOKS: Record<CreditGrant['status'], string> = {
  waiting: 'info',
  issued: 'ok',
  refused: 'quiet',
};

/** What the team gave a family, why, and who agreed. */
export function Grants({ userId, onSaid }: { userId: number; onSaid: (text: string) => void }) {
  const t = useTranslations('credit.grants');
  const [page, setPage] = useState(1);
  const query = useQuery(grantsQuery(userId, page));
  const [asked, setAsked] = useState<CreditGrant | null>(null);
  return (
    <section aria-labelledby="user-grants">
      <h2 id="user-grants">{t('title')}</h2>
      <Part query={query}>
        {({ data, may_issue: mayIssue, current_page: at, last_page: last }) =>
          data.length === 0 ? (
            <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
          ) : (
            <>
              <div className="record-table">
                <table className="grid stacked">
                  <caption className="sr">{t('title')}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{t('when')}</th>
                      <th scope="col">{t('why')}</th>
                      <th scope="col">{t('by')}</th>
                      <th scope="col" className="num">
                        {t('amount')}
                      </th>
                      <th scope="col" className="apart">
                        {t('state')}
                      </th>
                      <th scope="col">
                        <span className="sr">{t('acts')}</span>
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {data.map((grant) => (
                      <Row
                        key={grant.id}
                        grant={grant}
                        onTakeBack={mayIssue && grant.left > 0 ? () => setAsked(grant) : undefined}
                      />
                    ))}
                  </tbody>
                </table>
              </div>
              <Pager page={at} last={last} onPage={setPage} />
            </>
          )
        }
      </Part>
      {asked && (
        <Suspense>
          <TakeBack userId={userId} grant={asked} onSaid={onSaid} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </section>
  );
}

function Row({ grant, onTakeBack }: { grant: CreditGrant; onTakeBack: (() => void) | undefined }) {
  const t = useTranslations('credit.grants');
  const locale = useLocale();
  const { status, asked_by: asker, decided_by: decider, upload, taken_back: back } = grant;
  const amount = formatUsd(grant.amount);
  const who = () => {
    const [name, second] = [asker.full_name, decider?.full_name];
    if (second === undefined) return name;
    return t(status === 'refused' ? 'refusedBy' : 'approvedBy', { name, second });
  };
  return (
    <tr>
      <th scope="row">{formatOffice(grant.created_at, locale)}</th>
      <td className="wrap">
        {grant.reason}
        {upload && <span className="parts mid">{t('fromFile', { file: upload.file_name })}</span>}
      </td>
      <td className="wrap mid">{who()}</td>
      <td className="num" data-label={t('amount')}>
        {amount}
      </td>
      <td className="apart wrap">
        <span className={`st ${LOOKS[status]}`}>
          {status === 'waiting' && upload ? t('uploading') : t(`states.${status}`)}
        </span>
        {back !== null && (
          <span className="parts">{t('takenBack', { amount: formatUsd(back) })}</span>
        )}
      </td>
      <td className="acts">
        {onTakeBack && (
          <button
            type="button"
            className="staff-btn small"
            aria-label={t('takeBackOf', { amount })}
            onClick={onTakeBack}
          >
            {t('takeBack')}
          </button>
        )}
      </td>
    </tr>
  );
}
