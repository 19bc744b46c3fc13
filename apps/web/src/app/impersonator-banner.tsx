import { useTranslations } from 'use-intl';
import { firstData } from '../lib/first-data.ts';
import { useMe } from '../lib/session.ts';

/** Whoever acts as somebody else is reminded of it on every page. */
export function ImpersonatorBanner() {
  const me = useMe();
  const t = useTranslations('shell');
  if (!me?.impersonator) return null;
  return (
    <aside className="impersonating">
      {t('impersonating', { product: firstData().config.product_name, name: me.full_name })}
    </aside>
  );
}
