import { Link } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { Logo } from '@yay/ui/logo';
import { useTranslations } from 'use-intl';
import { firstData } from '../lib/first-data.ts';

export function HomeLink() {
  const name = firstData().config.product_name;
  const t = useTranslations('shell');
  return (
    <Link to={PARENT_PAGES.home.path} className="home-link" aria-label={t('home', { name })}>
      <Logo name={name} />
    </Link>
  );
}
