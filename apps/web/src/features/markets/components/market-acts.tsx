import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MarketRecord } from '@yay/contract/markets/calls';
import { PAGES } from '@yay/contract/pages';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { AcademicCapIcon, ArchiveBoxIcon, ArrowUturnLeftIcon, PlusIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { may, useMe } from '../../../lib/session.ts';
import '../../../parts/place-records.css';
import { marketKey, marketQuery } from '../api/market-query.ts';
import { actOnMarket } from '../api/save-market.ts';

/** What can be done with a market, and how much goes on in it. */
export function MarketActs({ market }: { market: MarketRecord }) {
  const t = useTranslations('markets');
  const common = useTranslations('admin.record');
  const me = useMe();
  const format = useFormatter();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, name } = market;
  const act = market.archived_at === null ? 'archive' : 'restore';

  async function carryOut() {
    if (busy) return;
    setBusy(true);
    try {
      client.setQueryData(marketQuery(id).queryKey, await actOnMarket(act, id));
      showAlert(act === 'archive' ? 'marketArchived' : 'marketRestored');
    } catch (error) {
      showAlert(errorText(error));
    }
    await client.invalidateQueries({ queryKey: marketKey(id) });
    setBusy(false);
    setAsking(false);
  }

  return (
    <>
      <section aria-labelledby="market-acts">
        <h2 id="market-acts">{common('actions')}</h2>
        <ul className="act-list">
          {may(me, 'internal_dashboard:schools') && (
            <>
              <li>
                <Link to={PAGES.adminSchools.path} search={{ market: String(id) }}>
                  <AcademicCapIcon small />
                  {t('seeSchools')}
                </Link>
              </li>
              {act === 'archive' && (
                <li>
                  <Link to={PAGES.schoolNew.path} search={{ market: String(id) }}>
                    <PlusIcon small />
                    {t('openSchool')}
                  </Link>
                </li>
              )}
            </>
          )}
          <li>
            <button
              type="button"
              className={act === 'archive' ? 'danger' : undefined}
              onClick={() => setAsking(true)}
            >
              {act === 'archive' ? <ArchiveBoxIcon small /> : <ArrowUturnLeftIcon small />}
              {t(act)}
            </button>
          </li>
        </ul>
      </section>
      <section>
        <dl className="place-facts">
          {(['schools', 'families', 'lunchers'] as const).map((fact) => (
            <div key={fact}>
              <dt>{t(fact)}</dt>
              <dd>{format.number(market[fact])}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ConfirmDialog
        open={asking}
        danger={act === 'archive'}
        title={t(`${act}Title`, { name })}
        confirmLabel={t(act)}
        closeLabel={common('cancel')}
        note={t('logged')}
        loading={busy}
        loadingLabel={t('working')}
        onConfirm={() => void carryOut()}
        onClose={() => setAsking(false)}
      >
        <p>{t(`${act}Text`)}</p>
      </ConfirmDialog>
    </>
  );
}
