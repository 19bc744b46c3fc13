import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { buttonClass } from '@yay/ui/button';
import { BuildingStorefrontIcon, CalendarIcon, UsersIcon } from '@yay/ui/icons';
import { Plate } from '@yay/ui/plate';
import { useTranslations } from 'use-intl';
import { may, useMe } from '../../lib/session.ts';
import './home.css';

const WEEK = [
  ['mint', 'taco'],
  ['butter', 'pizza'],
  ['rose', 'sushi'],
  ['sky', 'bento'],
  ['peach', 'apple'],
] as const;

const DOORS = [
  { page: 'lunchCalendar', permission: 'user:lunch_calendar', picture: <CalendarIcon /> },
  { page: 'lunchers', permission: 'user:lunch_calendar', picture: <UsersIcon /> },
  { page: 'vendors', permission: 'vendor:portal', picture: <BuildingStorefrontIcon /> },
] as const;

export default function HomePage() {
  const me = useMe();
  const t = useTranslations('account.home');
  const doors = DOORS.filter((door) => may(me, door.permission));
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
          <ul className="doors">
            {doors.map(({ page, picture }) => (
              <li key={page}>
                <Link to={PAGES[page].path} className="door-link">
                  {picture}
                  <span>
                    <b>{t(`doors.${page}.title`)}</b>
                    <small>{t(`doors.${page}.text`)}</small>
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
