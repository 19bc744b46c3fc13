import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { landingOf } from '@yay/contract/guard';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { Button } from '@yay/ui/button';
import { useTranslations } from 'use-intl';
import { SecondFactorSection } from '../../features/second-factor/index.ts';
import { useMe } from '../../lib/session.ts';
import { safeReturnPath } from './safe-return-path.ts';
import '../../parts/account-page.css';
import './second-factor.css';

/** Sets up the second factor of people who need one, before anything else, and then leads on. */
export default function SecondFactorPage() {
  const t = useTranslations('second-factor.page');
  const me = useMe();
  const search: { to?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const to = safeReturnPath(search.to);

  function goOn() {
    if (to) router.history.push(to);
    else if (me) void navigate({ to: landingOf(me) });
  }

  return (
    <div className="second-factor-page">
      <h1>{t('title')}</h1>
      <p>{me?.must_enrol ? t('required') : t('optional')}</p>
      <SecondFactorSection titled={false} />
      <div className="second-factor-foot comes-after">
        {me && !me.must_enrol && <Button onClick={goOn}>{t('goOn')}</Button>}
        <Link className="link" to={PARENT_PAGES.logout.path}>
          {t('logout')}
        </Link>
      </div>
    </div>
  );
}
