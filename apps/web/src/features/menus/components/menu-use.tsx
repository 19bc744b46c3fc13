import { Link } from '@tanstack/react-router';
import type { MenuRecord } from '@yay/contract/menus/calls';
import { mondayOf, type PlainDate } from '@yay/domain/calendar';
import { useLocale, useTranslations } from 'use-intl';
import { formatRange } from '../../../lib/more-formats.ts';

const SHOWN = 12;

/** Schools and groups that eat by it from now on; each leads to its days below. */
export function MenuUse({ menu }: { menu: MenuRecord }) {
  const t = useTranslations('menus.use');
  const more = useTranslations('menus.list');
  const locale = useLocale();
  const { schools } = menu.use;
  const days = (first: PlainDate, last: PlainDate) => formatRange(first, last, locale, 'day');
  return (
    <section aria-labelledby="menu-use">
      <h2 id="menu-use">{t('title')}</h2>
      {schools.length === 0 ? (
        <p className="menu-none">{t('none')}</p>
      ) : (
        <ul className="menu-use">
          {schools.slice(0, SHOWN).map((school) => (
            <li key={school.id}>
              <Link
                to="."
                search={{
                  market: String(school.market_id),
                  schools: String(school.id),
                  group: school.groups[0],
                  monday: mondayOf(school.first),
                }}
                resetScroll={false}
              >
                {school.name}
              </Link>
              <span className="dim">
                {school.groups.join(', ')} · {school.days} · {days(school.first, school.last)}
              </span>
            </li>
          ))}
          {schools.length > SHOWN && (
            <li className="dim">
              {more('moreOf', {
                first: schools[SHOWN]?.name ?? '',
                count: String(schools.length - SHOWN - 1),
              })}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
