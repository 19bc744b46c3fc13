import { useTranslations } from 'use-intl';
import { useMe } from '../../lib/session.ts';
import './home.css';

/** For families who were away: the team looks at their lunchers before ordering opens again. */
export default function WelcomeBackPage() {
  const t = useTranslations('identity.welcomeBack');
  const me = useMe();
  return (
    <div className="door-card">
      <h1>{t('title', { name: me?.first ?? '' })}</h1>
      <p>{t('text')}</p>
    </div>
  );
}
