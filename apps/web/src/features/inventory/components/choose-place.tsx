import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Stock, Sublocation } from '@yay/contract/inventory/calls';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { Button, buttonClass } from '@yay/ui/button';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isHttpError } from '../../../lib/http/index.ts';
import { schoolPath, schoolsQuery } from '../../../parts/school-portal/index.ts';
import { stockQuery } from '../api/inventory.ts';
import { countAddress } from '../model/addresses.ts';

/** Says what is counted where, and leads there: nobody has chosen a place yet. */
export function ChoosePlace() {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<{ id: number; name: string }>();
  const query = useQuery(schoolsQuery(page));
  const schools = query.data?.data ?? [];
  const isOnly = page === 1 && query.data?.last_page === 1 && schools.length === 1;
  const school = chosen ?? (isOnly ? schools[0] : undefined);
  if (school) return <PlacesOfSchool school={school} />;
  return (
    <Loaded query={query}>
      {({ data, last_page: last }) => (
        <Schools
          schools={data}
          hasMore={page < last}
          onChoose={setChosen}
          onMore={() => setPage(page + 1)}
        />
      )}
    </Loaded>
  );
}

function Schools(props: {
  schools: readonly { readonly id: number; readonly name: string }[];
  hasMore: boolean;
  onChoose: (school: { id: number; name: string }) => void;
  onMore: () => void;
}) {
  const t = useTranslations('inventory');
  return (
    <div className="count-places">
      <h1>{t('phone.chooseSchool')}</h1>
      <p>{t(props.schools.length === 0 ? 'phone.noSchool' : 'phone.chooseText')}</p>
      <ul>
        {props.schools.map((school) => (
          <li key={school.id}>
            <button type="button" className="count-b" onClick={() => props.onChoose(school)}>
              <b>{school.name}</b>
            </button>
          </li>
        ))}
      </ul>
      {props.hasMore && (
        <Button kind="line" onClick={props.onMore}>
          {t('phone.moreSchools')}
        </Button>
      )}
    </div>
  );
}

function PlacesOfSchool({ school }: { school: { id: number; name: string } }) {
  const query = useQuery(stockQuery({ school: school.id }));
  const back = schoolPath(school, 'inventory');
  return (
    <Loaded query={query}>
      {(stock) => (
        <Places
          stock={stock}
          back={back}
          draw={(place, content) => (
            <a className="count-b" href={countAddress(stock.location.id, place.id, back)}>
              {content}
            </a>
          )}
        />
      )}
    </Loaded>
  );
}

/** The places of a school or warehouse to choose from. */
export function Places(props: {
  stock: Stock;
  back: string;
  draw: (place: Sublocation, content: ReactNode) => ReactNode;
}) {
  const { stock, back, draw } = props;
  const t = useTranslations('inventory');
  const isEmpty = stock.sublocations.length === 0;
  return (
    <div className="count-places">
      <h1>{t(isEmpty ? 'phone.noPlaceTitle' : 'phone.choose')}</h1>
      <p>{stock.location.name}</p>
      <p>{t(isEmpty ? 'phone.noPlace' : 'phone.chooseText')}</p>
      <ul>
        {stock.sublocations.map((place) => (
          <li key={place.id}>
            {draw(
              place,
              <>
                <b>{place.name}</b>
                <span>
                  {place.is_due ? t('place.due') : place.last_count ? place.note : t('place.never')}
                </span>
              </>,
            )}
          </li>
        ))}
      </ul>
      <a className={buttonClass({ kind: 'line' })} href={back}>
        {t('phone.toInventory')}
      </a>
    </div>
  );
}

/** Says whose page this is to somebody who counts nowhere, such as a parent who opened its address. */
function NotForYou() {
  const t = useTranslations('inventory.phone');
  return (
    <div className="count-lost">
      <h1>{t('notForYou')}</h1>
      <p>{t('notForYouText')}</p>
      <a className={buttonClass({ kind: 'primary' })} href="/">
        {t('toStart')}
      </a>
      <a className={buttonClass({ kind: 'line' })} href={PARENT_PAGES.logout.path}>
        {t('signOut')}
      </a>
    </div>
  );
}

function Loaded<Data>(props: { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }) {
  const { query, children } = props;
  const t = useTranslations('inventory');
  if (query.data !== undefined) return children(query.data);
  if (isHttpError(query.error) && query.error.status === 403) return <NotForYou />;
  if (query.isError) {
    return (
      <div className="count-lost" role="alert">
        <h1>{t('phone.failed')}</h1>
        <Button loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  return (
    <SkeletonGroup label={t('loading')} className="count-wait">
      <Skeleton height="3rem" />
      <Skeleton height="12rem" />
    </SkeletonGroup>
  );
}
