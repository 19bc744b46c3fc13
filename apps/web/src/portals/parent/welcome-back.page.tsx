import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { landingOf } from '@yay/contract/guard';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { buttonClass } from '@yay/ui/button';
import { useTranslations } from 'use-intl';
import {
  LunchersFailed,
  LunchersSkeleton,
  lunchersQuery,
  ReturningFamily,
} from '../../features/lunchers/index.ts';
import { readMeAgain } from '../../lib/read-me.ts';
import { session, useMe } from '../../lib/session.ts';
import '../../parts/account-page.css';
import './home.css';

/** Asks a family that was away who still eats, before its calendar opens. */
export default function WelcomeBackPage() {
  const t = useTranslations('identity.welcomeBack');
  const me = useMe();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data: lunchers, isError, refetch } = useQuery(lunchersQuery);

  async function goOn() {
    await readMeAgain();
    // Another school or child is another calendar as well.
    queries.clear();
    const now = session.get();
    if (now) await navigate({ to: landingOf(now), replace: true });
  }

  return (
    <div className="door-card">
      <h1>{t('title', { name: me?.first ?? '' })}</h1>
      <p>{t(me?.reboard ? 'text' : 'done')}</p>
      {!lunchers && !isError && <LunchersSkeleton />}
      {!lunchers && isError && <LunchersFailed onRetry={() => void refetch()} />}
      {lunchers && (
        <ReturningFamily
          // A family that was changed elsewhere is asked anew.
          key={lunchers.map(({ id }) => id).join(' ')}
          lunchers={lunchers}
          onReturned={goOn}
          onChanged={() => void refetch()}
        >
          <Link to={PARENT_PAGES.logout.path} className={buttonClass({ kind: 'quiet' })}>
            {t('logOut')}
          </Link>
        </ReturningFamily>
      )}
    </div>
  );
}
