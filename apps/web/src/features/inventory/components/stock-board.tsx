import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Stock, Sublocation } from '@yay/contract/inventory/calls';
import { buttonClass } from '@yay/ui/button';
import { EmptyState } from '@yay/ui/empty-state';
import { IconButton } from '@yay/ui/icon-button';
import {
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
import { INVENTORY_KEY, stockQuery, type WhichStock } from '../api/inventory.ts';
import { type Addresses, countAddress } from '../model/addresses.ts';
import { Counts, Reorder } from './board-side.tsx';
import { Said } from './said.tsx';
import { StockTable } from './stock-table.tsx';
import './inventory.css';
import '../../../parts/portal-head.css';

const PlaceDialog = lazy(() => import('./place-dialog.tsx'));
const AssignDialog = lazy(() => import('./assign-dialog.tsx'));
const BookDialog = lazy(() => import('./book-dialog.tsx'));

type Asked =
  | { readonly act: 'place'; readonly place: Sublocation | undefined }
  | { readonly act: 'assign'; readonly place: Pick<Sublocation, 'id' | 'name'> }
  | { readonly act: 'book' };

/**
 * Shows the stock of a school or warehouse: its places, its items, what to order, and its counts.
 */
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
          <BoardActs stock={stock} addresses={addresses(stock.location)} onAsk={setAsked} />
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
        <BoardDialogs
          stock={stock}
          asked={asked}
          onDone={done}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

/** Acts on the whole board: a count to review, a movement to book, a new place. */
function BoardActs(props: { stock: Stock; addresses: Addresses; onAsk: (asked: Asked) => void }) {
  const { stock, addresses, onAsk } = props;
  const t = useTranslations('inventory');
  const waiting = stock.counts.find(({ state }) => state === 'to_settle' || state === 'to_review');
  return (
    <div className="acts">
      {stock.waiting > 0 && waiting && (
        <Link to={addresses.count(waiting.number)} search={{}} className="staff-btn">
          <ScaleIcon small />
          {t('review', { count: stock.waiting })}
        </Link>
      )}
      {stock.items.length > 0 && (
        <button type="button" className="staff-btn" onClick={() => onAsk({ act: 'book' })}>
          <ArrowsRightLeftIcon small />
          {t('book.open')}
        </button>
      )}
      <button
        type="button"
        className="staff-btn"
        onClick={() => onAsk({ act: 'place', place: undefined })}
      >
        <PlusIcon small />
        {t('addPlace')}
      </button>
    </div>
  );
}

/** The dialog of the act that was asked for; a new place goes on to the items that it keeps. */
function BoardDialogs(props: {
  stock: Stock;
  asked: Asked | undefined;
  onDone: (text?: string, next?: Asked) => void;
  onClose: () => void;
}) {
  const { stock, asked, onDone, onClose } = props;
  return (
    <Suspense>
      {asked?.act === 'place' && (
        <PlaceDialog
          locationId={stock.location.id}
          place={asked.place}
          onDone={(text, made) => onDone(text, made && { act: 'assign', place: made })}
          onClose={onClose}
        />
      )}
      {asked?.act === 'assign' && (
        <AssignDialog
          locationId={stock.location.id}
          place={asked.place}
          onDone={() => onDone()}
          onClose={onClose}
        />
      )}
      {asked?.act === 'book' && (
        <BookDialog stock={stock} onDone={(text) => onDone(text)} onClose={onClose} />
      )}
    </Suspense>
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
