import { Link, useSearch } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { buttonClass } from '@yay/ui/button';
import { useTranslations } from 'use-intl';
import { AccountNav } from '../../features/account/index.ts';
import { ChoiceList } from '../../features/substitutions/index.ts';
import '../../parts/account-page.css';
import './account.css';

/** Lists the family's replaced lunches and its choices. Staff reaches a family's by its number. */
export default function SubstitutionsPage() {
  const t = useTranslations('substitutions');
  const { userId: named }: { userId?: unknown } = useSearch({ strict: false });
  const userId = /^[1-9]\d{0,9}$/.test(String(named)) ? Number(named) : null;
  return (
    <div className="acc account choices-page">
      <div className="acc-top">
        <h1>{t('title')}</h1>
      </div>
      {userId === null ? <AccountNav /> : <p className="choices-intro">{t('actingFor')}</p>}
      <p className="choices-intro">{t('intro')}</p>
      <ChoiceList
        userId={userId}
        calendar={
          <Link
            to={PARENT_PAGES.lunchCalendar.path}
            search={userId === null ? {} : { userId: String(userId) }}
            className={buttonClass()}
          >
            {t('calendar')}
          </Link>
        }
      />
    </div>
  );
}
