import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useLocale, useTranslations } from 'use-intl';
import { formatOffice } from '../../../parts/office-moment.ts';
import { activityQuery } from '../api/item-query.ts';

/** Shows the latest changes of an item. */
export function ItemActivity({ id }: { id: number }) {
  const t = useTranslations('items.activity');
  const words = useTranslations('activity');
  const locale = useLocale();
  const { data } = useQuery(activityQuery(id));
  if (!data || data.data.length === 0) return null;
  const [latest] = data.data;
  return (
    <section aria-labelledby="item-activity">
      <div className="side-head">
        <h2 id="item-activity">{t('title')}</h2>
        <Link
          to={PAGES.adminLogs.path}
          search={{ subject_type: 'item', search: latest?.subject.label ?? '' }}
          className="link"
        >
          {t('all')}
        </Link>
      </div>
      <ol className="item-activity">
        {data.data.map((entry) => (
          <li key={entry.id}>
            <span>{words(`actions.${entry.action}`)}</span>
            <span className="dim">
              {entry.who?.full_name ?? words('bySchedule')},{' '}
              <time dateTime={entry.at}>{formatOffice(entry.at, locale)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
