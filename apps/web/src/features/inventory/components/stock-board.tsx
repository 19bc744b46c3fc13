import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Stock, Sublocation } from '@yay/contract/inventory/calls';
import { buttonClass } from '@yay/ui/button';
import { EmptyState } from '@yay/ui/empty-state';
import { IconButton } from '@yay/ui/icon-button';
import {
  ArrowDownTrayIcon,
  ArrowsRightLeftIcon,
  DevicePhoneMobileIcon,
  PencilIcon,
  PlusIcon,
  ScaleIcon,
} from '@yay/ui/icons';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '../../../lib/format.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { INVENTORY_KEY, reorderFile, stockQuery, type WhichStock } from '../api/inventory.ts';
import { type Addresses, countAddress } from '../model/addresses.ts';
import { STATE_LOOKS } from '../model/asked.ts';
import { Said } from './said.tsx';
import { StockTable } from './stock-table.tsx';
import './inventory.css';

const PlaceDialog = lazy(() => import('./place-dialog.tsx'));
const AssignDialog = lazy(() => import('./assign-dialog.tsx'));
const BookDialog = lazy(() => import('./book-dialog.tsx'));

type Asked =
  | { readonly act: 'place'; readonly place: Sublocation | undefined }
  | { readonly act: 'assign'; readonly place: Pick<Sublocation, 'id' | 'name'> }
  | { readonly act: 'book' };

/** What a school or warehouse keeps: its places, its items, what to order, and its counts. */
export function StockBoard(props: {
  which: WhichStock;
  addresses: (location: Stock['location']) => Addresses;
  level: 'h1' | 'h2';
}) {
  const { which, addresses, level: Title } = props;
  const t = useTranslations('inventory');
  const client = useQueryClient();
  const { data: stock, error, refetch } = useQuery(stockQuery(which));
  const [asked, setAsked] = useState<Asked>();
  const [said, setSaid] = useState<string>();
  const look = () => client.invalidateQueries({ queryKey: INVENTORY_KEY });
  function done(text?: string, next?: Asked) {
    setSaid(text);
    setAsked(next);
    void look();
  }
  const isEmpty = stock?.sublocations.length === 0;
  const waiting = stock?.counts.find(({ state }) => state === 'to_settle' || state === 'to_review');
  return (
    <section className="inv" aria-labelledby="inventory-title">
      <header className="portal-head">
        <Title id="inventory-title">{t('title')}</Title>
        {stock && !isEmpty && (
          <p className="mid">
            {t('summary', { places: stock.sublocations.length, items: stock.items.length })}
          </p>
        )}
        {stock && !isEmpty && (
          <div className="acts">
            {stock.waiting > 0 && waiting && (
              <Link
                to={addresses(stock.location).count(waiting.number)}
                search={{}}
                className="staff-btn"
              >
                <ScaleIcon small />
                {t('review', { count: stock.waiting })}
              </Link>
            )}
            {stock.items.length > 0 && (
              <button type="button" className="staff-btn" onClick={() => setAsked({ act: 'book' })}>
                <ArrowsRightLeftIcon small />
                {t('book.open')}
              </button>
            )}
            <button
              type="button"
              className="staff-btn"
              onClick={() => setAsked({ act: 'place', place: undefined })}
            >
              <PlusIcon small />
              {t('addPlace')}
            </button>
          </div>
        )}
      </header>
      <Said>{said}</Said>
      {stock ? (
        isEmpty ? (
          <EmptyState
            title={t('empty.title')}
            action={
              <button
                type="button"
                className={buttonClass({})}
                onClick={() => setAsked({ act: 'place', place: undefined })}
              >
                {t('empty.action')}
              </button>
            }
          >
            {t('empty.text')}
          </EmptyState>
        ) : (
          <Filled
            stock={stock}
            addresses={addresses(stock.location)}
            level={Title === 'h1' ? 'h2' : 'h3'}
            onAsk={(next) => {
              setSaid(undefined);
              setAsked(next);
            }}
          />
        )
      ) : error ? (
        <StaffFailed
          error={error}
          title={t('errorTitle')}
          retry={t('retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup label={t('loading')} className="inv-places">
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
        </SkeletonGroup>
      )}
      {stock && (
        <Suspense>
          {asked?.act === 'place' && (
            <PlaceDialog
              locationId={stock.location.id}
              place={asked.place}
              onDone={(text, made) => done(text, made && { act: 'assign', place: made })}
              onClose={() => setAsked(undefined)}
            />
          )}
          {asked?.act === 'assign' && (
            <AssignDialog
              locationId={stock.location.id}
              place={asked.place}
              onDone={() => done()}
              onClose={() => setAsked(undefined)}
            />
          )}
          {asked?.act === 'book' && (
            <BookDialog
              stock={stock}
              onDone={(text) => done(text)}
              onClose={() => setAsked(undefined)}
            />
          )}
        </Suspense>
      )}
    </section>
  );
}

function Filled(props: {
  stock: Stock;
  addresses: Addresses;
  level: 'h2' | 'h3';
  onAsk: (asked: Asked) => void;
}) {
  const { stock, addresses, level, onAsk } = props;
  return (
    <>
      <ul className="inv-places">
        {stock.sublocations.map((place) => (
          <PlaceCard
            key={place.id}
            stock={stock}
            place={place}
            back={addresses.home}
            level={level}
            onAsk={onAsk}
          />
        ))}
      </ul>
      <div className="inv-parts">
        <StockTable stock={stock} />
        <div className="inv-side">
          <Reorder stock={stock} />
          <Counts stock={stock} addresses={addresses} />
        </div>
      </div>
    </>
  );
}

function PlaceCard(props: {
  stock: Stock;
  place: Sublocation;
  back: string;
  level: 'h2' | 'h3';
  onAsk: (asked: Asked) => void;
}) {
  const { stock, place, back, level: Title, onAsk } = props;
  const t = useTranslations('inventory');
  const locale = useLocale();
  const held = stock.items.flatMap((item) =>
    item.held.filter((one) => one.sublocation_id === place.id),
  );
  const pieces = held.reduce((sum, one) => sum + one.on_hand, 0);
  const { last_count: last } = place;
  return (
    <li className="inv-place" data-due={place.is_due || undefined}>
      <div className="inv-place-head">
        <Title>
          <bdi>{place.name}</bdi>
        </Title>
        <IconButton
          size="sm"
          label={t('place.edit', { place: place.name })}
          onClick={() => onAsk({ act: 'place', place })}
        >
          <PencilIcon small />
        </IconButton>
      </div>
      <p className="mid">
        {place.note && <bdi>{place.note}</bdi>}
        {place.is_due && <span className="st warn">{t('place.due')}</span>}
      </p>
      <p className="inv-place-count">
        <b>{pieces}</b>{' '}
        <span className="mid">
          {last
            ? t('place.counted', {
                when: formatMoment(last.at, stock.time_zone, locale),
                by: last.by,
              })
            : t('place.never')}
        </span>
      </p>
      <div className="inv-place-acts">
        <button type="button" className="staff-btn" onClick={() => onAsk({ act: 'assign', place })}>
          {t('place.items', { count: held.length })}
          <span className="sr">, {place.name}</span>
        </button>
        {held.length > 0 && (
          <a
            href={countAddress(stock.location.id, place.id, back)}
            className="staff-btn"
            aria-label={t('countNamed', { place: place.name })}
          >
            <DevicePhoneMobileIcon small />
            {t('count')}
          </a>
        )}
      </div>
    </li>
  );
}

const MOST_LISTED = 8;

function Reorder({ stock }: { stock: Stock }) {
  const t = useTranslations('inventory.reorder');
  const items = stock.items.filter((item) => item.to_order > 0);
  return (
    <section aria-labelledby="inv-reorder">
      <header className="inv-head">
        <h2 id="inv-reorder">{t('title')}</h2>
        {items.length > 0 && (
          <span className="inv-files">
            {(['pdf', 'csv'] as const).map((format) => (
              <a
                key={format}
                className="staff-btn"
                href={reorderFile(stock.location.id, format)}
                aria-label={t(`${format}Label`)}
                download
              >
                <ArrowDownTrayIcon small />
                {t(format)}
              </a>
            ))}
          </span>
        )}
      </header>
      <p className="mid">{t('text', { count: items.length })}</p>
      <ul className="inv-lines">
        {items.slice(0, MOST_LISTED).map((item) => (
          <li key={item.id}>
            <bdi>{item.name}</bdi>
            <b>+{item.to_order}</b>
          </li>
        ))}
      </ul>
      {items.length > MOST_LISTED && (
        <p className="mid">{t('more', { count: items.length - MOST_LISTED })}</p>
      )}
    </section>
  );
}

function Counts({ stock, addresses }: { stock: Stock; addresses: Addresses }) {
  const t = useTranslations('inventory');
  const locale = useLocale();
  return (
    <section aria-labelledby="inv-counts">
      <header className="inv-head">
        <h2 id="inv-counts">{t('counts.title')}</h2>
      </header>
      {stock.counts.length === 0 ? (
        <p className="mid">{t('counts.none')}</p>
      ) : (
        <ul className="inv-lines">
          {stock.counts.map((count) => (
            <li key={count.number}>
              <span>
                <Link to={addresses.count(count.number)} search={{}} className="row-link">
                  {formatMoment(count.at, stock.time_zone, locale)}, {count.sublocation.name}
                </Link>
                <small className="mid">{count.by.name}</small>
              </span>
              <span className={`st ${STATE_LOOKS[count.state]}`}>{t(`states.${count.state}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <Link to={addresses.history} search={{}} className="link">
        {t('counts.all')}
      </Link>
    </section>
  );
}
