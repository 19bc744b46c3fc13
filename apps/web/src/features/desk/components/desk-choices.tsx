import { Link } from '@tanstack/react-router';
import type { Desk } from '@yay/contract/desk/calls';
import { PAGES } from '@yay/contract/pages';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
/** Replaced lunches that families have not answered, by substitution. */
export function DeskChoices({ choices }: { choices: NonNullable<Desk['choices']> }) {
  const t = useTranslations('desk');
  const locale = useLocale();
  if (choices.open === 0) return null;
  return (
    <section aria-labelledby="desk-choices">
      <h2 id="desk-choices">{t('choices.title')}</h2>
      <ul className="desk-list">
        {choices.substitutions.map((one) => (
          <li key={one.id}>
            <Link
              to={PAGES.menuReplace.path}
              params={{ menu: String(one.menu_id) }}
              search={{ substitution: String(one.id) }}
              className="link"
            >
              {t('choices.line', { from: one.from_item, to: one.to_item })}
            </Link>
            <small>
              {t('choices.open', {
                count: one.open,
                day: formatDate(one.first_date, locale, 'dayAndWeekday'),
              })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
