import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { buttonClass } from '@yay/ui/button';
import {
  AcademicCapIcon,
  AdjustmentsHorizontalIcon,
  BanknotesIcon,
  BuildingStorefrontIcon,
  CalendarIcon,
  TruckIcon,
  UserCircleIcon,
  UsersIcon,
} from '@yay/ui/icons';
import { Plate } from '@yay/ui/plate';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMe } from '../../lib/session.ts';
import { accountEntries, headerEntries, type NavEntry } from '../../parts/navigation.ts';
import './home.css';

const WEEK = [
  ['mint', 'taco'],
  ['butter', 'pizza'],
  ['rose', 'sushi'],
  ['sky', 'bento'],
  ['peach', 'apple'],
] as const;

const PICTURES: Record<NavEntry['word'], ReactNode> = {
  admin: <AdjustmentsHorizontalIcon />,
  lunchCalendar: <CalendarIcon />,
  lunchers: <UsersIcon />,
  payAhead: <BanknotesIcon />,
  account: <UserCircleIcon />,
  hotsheets: <TruckIcon />,
  schools: <AcademicCapIcon />,
  vendors: <BuildingStorefrontIcon />,
};

export default function HomePage() {
  const me = useMe();
  const t = useTranslations('identity.home');
  const doors = me ? [...new Set([...headerEntries('parent', me), ...accountEntries(me)])] : [];
  const introOf = () => {
    if (!me) return t('text');
    return doors.length > 0 ? t('helloText') : t('noDoors', { email: me.email });
  };
  return (
    <div className="boxed home">
      <div className="home-words">
        <h1>{me ? t('hello', { name: me.first }) : t('title')}</h1>
        <p className="home-intro">{introOf()}</p>
        {me ? (
          <ul className="doors" aria-label={t('doorsLabel')}>
            {doors.map(({ path, word }) => (
              <li key={path}>
                <Link to={path} className="door-link">
                  {PICTURES[word]}
                  <span>
                    <b>{t(`doors.${word}.title`)}</b>
                    <small>{t(`doors.${word}.text`)}</small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className="home-actions">
            <Link to={PAGES.signUp.path} className={buttonClass({ size: 'lg' })}>
              {t('signUp')}
            </Link>
            <Link to={PAGES.login.path} className={buttonClass({ kind: 'line', size: 'lg' })}>
              {t('logIn')}
            </Link>
          </p>
        )}
        <ul className="promises">
          {(['taps', 'allergies', 'kitchen'] as const).map((promise) => (
            <li key={promise}>
              <b>{t(`promises.${promise}.title`)}</b>
              <span>{t(`promises.${promise}.text`)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="home-plates" aria-hidden="true">
        {WEEK.map(([tint, food]) => (
          <Plate key={food} src={`/food/${food}.svg`} tint={tint} />
        ))}
      </div>
    </div>
  );
}
