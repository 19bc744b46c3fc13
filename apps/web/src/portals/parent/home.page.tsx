import { Link } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { buttonClass } from '@yay/ui/button';
import { useTranslations } from 'use-intl';
import { useMe } from '../../lib/session.ts';
import { FoodPlate } from '../../parts/food-plate.tsx';
import './home.css';

const WEEK = [
  ['mint', 'two-chicken-tacos'],
  ['butter', 'turkey-pepperoni-pizza'],
  ['rose', 'avocado-sushi-box'],
  ['sky', 'salmon-bento'],
  ['peach', 'apple'],
] as const;

/** Welcomes visitors. A signed-in person lands elsewhere, unless no page is open to that person. */
export default function HomePage() {
  const me = useMe();
  const t = useTranslations('identity.home');
  return (
    <div className="boxed home">
      <div className="home-words">
        <h1>{me ? t('hello', { name: me.first }) : t('title')}</h1>
        <p className="home-intro">{me ? t('noDoors', { email: me.email }) : t('text')}</p>
        {!me && (
          <p className="home-actions">
            <Link to={PARENT_PAGES.signUp.path} className={buttonClass({ size: 'lg' })}>
              {t('signUp')}
            </Link>
            <Link
              to={PARENT_PAGES.login.path}
              className={buttonClass({ kind: 'line', size: 'lg' })}
            >
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
          <FoodPlate key={food} food={food} tint={tint} sizes="(max-width: 899px) 14vw, 8rem" />
        ))}
      </div>
    </div>
  );
}
