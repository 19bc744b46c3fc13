import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useLocale, useTranslations } from 'use-intl';
import { daysText } from '../../../parts/days-text.ts';
import { earlierQuery } from '../api/replacing.ts';

/** Lists the earlier substitutions of this menu, with links to their results. */
export function Earlier({ menuId }: { menuId: number }) {
  const t = useTranslations('substitutions-replacing');
  const locale = useLocale();
  const { data } = useQuery(earlierQuery(menuId));
  if (!data || data.length === 0) return null;
  return (
    <section className="replacing-earlier" aria-labelledby="replaced-before">
      <h2 id="replaced-before">{t('earlier')}</h2>
      <ul>
        {data.map((one) => (
          <li key={one.id}>
            <Link
              to={PAGES.menuReplace.path}
              params={{ menu: String(menuId) }}
              search={{ substitution: String(one.id) }}
              className="row-link"
            >
              {t('earlierOne', {
                from: one.from.name,
                to: one.to.name,
                days: daysText(one.starts_on, one.ends_on, locale),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
