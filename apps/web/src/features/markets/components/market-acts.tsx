import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MarketRecord } from '@yay/contract/markets/calls';
import { PAGES } from '@yay/contract/pages';
import { AcademicCapIcon, PlusIcon } from '@yay/ui/icons';
import { useFormatter, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { ArchiveAct } from '../../../lib/record-act.tsx';
import { may, useMe } from '../../../lib/session.ts';
import '../../../parts/place-records.css';
import { marketKey, marketQuery } from '../api/market-query.ts';
import { actOnMarket } from '../api/save-market.ts';

/** The acts on a market, and how much goes on in it. */
export function MarketActs({ market }: { market: MarketRecord }) {
  const t = useTranslations('markets');
  const common = useTranslations('admin.record');
  const me = useMe();
  const format = useFormatter();
  const client = useQueryClient();
  const { id, name } = market;
  const act = market.archived_at === null ? 'archive' : 'restore';

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
            <ArchiveAct
              act={act}
              label={t(act)}
              title={t(`${act}Title`, { name })}
              text={t(`${act}Text`)}
              call={async () => {
                client.setQueryData(marketQuery(id).queryKey, await actOnMarket(act, id));
                showAlert(act === 'archive' ? 'marketArchived' : 'marketRestored');
              }}
              queryKey={marketKey(id)}
            />
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
    </>
  );
}
