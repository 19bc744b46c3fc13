import type { UseQueryResult } from '@tanstack/react-query';
import type { TaggedItem } from '@yay/contract/terms/calls';
import { useTranslations } from 'use-intl';
import { Pager } from '../../../lib/pager.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';

/** Either all that are found but these, or only these. */
export interface Picked {
  readonly all: boolean;
  readonly ids: ReadonlySet<number>;
}

interface Page {
  readonly data: readonly TaggedItem[];
  readonly total: number;
  readonly last_page: number;
}

/** Lists the matching items, to be chosen one by one, or all of them whatever the page. */
export function FoundItems({
  query,
  picked,
  chosen,
  page,
  onPicked,
  onPage,
}: {
  query: UseQueryResult<Page>;
  picked: Picked;
  chosen: number;
  page: number;
  onPicked: (picked: Picked) => void;
  onPage: (page: number) => void;
}) {
  const t = useTranslations('terms');
  function toggle(id: number) {
    const ids = new Set(picked.ids);
    if (!ids.delete(id)) ids.add(id);
    onPicked({ ...picked, ids });
  }
  return (
    <StaffPart query={query} texts={t}>
      {({ data, total, last_page: last }) => (
        <>
          <p className="tagging-count">
            <label>
              <input
                type="checkbox"
                className="dg-box-input"
                checked={picked.all}
                disabled={total === 0}
                onChange={() => onPicked({ all: !picked.all, ids: new Set() })}
              />
              {t('all')}
            </label>
            <span role="status">
              {t('found', { count: total })}, <b>{t('chosen', { count: chosen })}</b>
            </span>
          </p>
          {total === 0 ? (
            <p className="callout">{t('none')}</p>
          ) : (
            <ul className="tagging-list" aria-busy={query.isFetching || undefined}>
              {data.map((item) => (
                <li key={item.id}>
                  <label>
                    <input
                      type="checkbox"
                      className="dg-box-input"
                      aria-label={t('choose', { name: item.name })}
                      checked={picked.all !== picked.ids.has(item.id)}
                      onChange={() => toggle(item.id)}
                    />
                    <span className="tagging-name">
                      {item.name}
                      <small>
                        {item.vendor}
                        {item.is_extra && ` · ${t('extra')}`}
                      </small>
                    </span>
                    <span className="tagging-tags">
                      {item.tags.length === 0 ? (
                        <small>{t('noTags')}</small>
                      ) : (
                        item.tags.map(({ id, name }) => (
                          <span key={id} className="chip-tag">
                            {name}
                          </span>
                        ))
                      )}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          )}
          <Pager page={page} last={last} onPage={onPage} />
        </>
      )}
    </StaffPart>
  );
}
