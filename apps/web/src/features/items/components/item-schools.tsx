import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { schoolsQuery } from '../api/item-query.ts';

const FIRST_SCHOOLS = 6;

/**
 * Lists the schools where children can have it from today on; terms of the list that it stands in.
 */
export function ItemSchools({ id }: { id: number }) {
  const t = useTranslations('items.usage');
  const { data: schools, isError, refetch } = useQuery(schoolsQuery(id));
  const [all, setAll] = useState(false);
  const shown = all ? schools : schools?.slice(0, FIRST_SCHOOLS);
  return (
    <>
      <dt>{t('schools')}</dt>
      {schools === undefined && (
        <dd role={isError ? 'alert' : undefined}>
          {isError ? (
            <>
              {t('failed')}{' '}
              <button type="button" className="link" onClick={() => void refetch()}>
                {t('retry')}
              </button>
            </>
          ) : (
            <span className="dim">{t('loading')}</span>
          )}
        </dd>
      )}
      {schools?.length === 0 && <dd className="dim">{t('noSchools')}</dd>}
      {shown?.map(({ destination, groups, days }) => (
        <dd key={destination.id} className="item-menu">
          <span>{destination.name}</span>
          <span className="dim">{t('schoolDays', { groups: groups.join(', '), days })}</span>
        </dd>
      ))}
      {schools && shown && schools.length > shown.length && (
        <dd>
          <button type="button" className="link" onClick={() => setAll(true)}>
            {t('more', { count: String(schools.length) })}
          </button>
        </dd>
      )}
    </>
  );
}
