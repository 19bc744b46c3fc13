import type { Stock, StockedItem, Sublocation } from '@yay/contract/inventory/calls';
import { type QuantityFault, quantityFault, typedQuantity } from '@yay/domain/inventory';
import { Dialog } from '@yay/ui/dialog';
import { FoodFrame } from '@yay/ui/food-frame';
import {
  ArrowDownIcon,
  CheckIcon,
  MinusIcon,
  PlusIcon,
  SignalSlashIcon,
  XMarkIcon,
} from '@yay/ui/icons';
import { TextField } from '@yay/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatSecond } from '../../../lib/more-formats.ts';
import { useStore } from '../../../lib/store.ts';
import { CameraScan, useScanner } from '../../../parts/offline/index.ts';
import type { CountDesk } from '../model/count-desk.ts';
import { spoiledOf } from '../model/spoiled.ts';
import { RefusedMoves } from './refused-moves.tsx';

/** One place, item by item: one tap where the number is as expected. */
export function Counting(props: {
  desk: CountDesk;
  stock: Stock;
  place: Sublocation;
  back: string;
  onFinished: (act: string) => void;
}) {
  const { desk, stock, place, back, onFinished } = props;
  const t = useTranslations('inventory.phone');
  const { drafts, waiting, online } = useStore(desk.state);
  const [openId, setOpenId] = useState<number>();
  const [told, setTold] = useState<string>();
  const [asking, setAsking] = useState<'queue' | 'spoiled'>();
  const placeId = place.id;
  useEffect(() => void desk.begin(placeId), [desk, placeId]);
  const items = stock.items.filter((item) =>
    item.held.some((held) => held.sublocation_id === placeId),
  );
  const lines = drafts[placeId]?.lines ?? {};
  const done = items.filter(({ id }) => lines[id] !== undefined).length;
  const open =
    items.find(({ id }) => id === openId) ?? items.find(({ id }) => lines[id] === undefined);

  function scanned(text: string) {
    const code = text.trim().toUpperCase();
    const found = items.find((item) => item.codes.includes(code));
    setTold(found ? undefined : t('unknownCode'));
    if (found) setOpenId(found.id);
  }
  useScanner(scanned);
  async function finish() {
    const act = await desk.finish(placeId);
    if (act !== undefined) onFinished(act);
  }
  async function keep(item: StockedItem, counted: number) {
    await desk.count(placeId, item.id, counted);
    setOpenId(undefined);
    setTold(undefined);
    const left = items.filter(({ id }) => id !== item.id && lines[id] === undefined);
    if (left.length === 0) await finish();
  }
  if (items.length === 0) {
    return (
      <div className="count-lost">
        <h1>{place.name}</h1>
        <p>{t('nothing')}</p>
        <a className="count-b" href={back}>
          {t('toInventory')}
        </a>
      </div>
    );
  }
  const next = open && items.find(({ id }) => id !== open.id && lines[id] === undefined);
  return (
    <div className="count-screen">
      <header className="count-head">
        <div>
          <h1>
            <bdi>{place.name}</bdi>
          </h1>
          <p>
            {[place.note, t('progress', { done, total: items.length })].filter(Boolean).join(', ')}
          </p>
        </div>
        <CameraScan
          texts={{
            open: t('scan'),
            label: t('scan'),
            failed: t('unknownCode'),
            close: t('backToCount'),
          }}
          className="count-sq"
          onScan={scanned}
        />
        <a className="count-sq" href={back} aria-label={t('leave')}>
          <XMarkIcon />
        </a>
        <span className="count-steps" aria-hidden="true">
          {items.map(({ id }) => (
            <span
              key={id}
              data-done={lines[id] !== undefined || undefined}
              data-here={id === open?.id || undefined}
            />
          ))}
        </span>
      </header>
      {(!online || waiting.length > 0) && (
        <button type="button" className="count-offline" onClick={() => setAsking('queue')}>
          <SignalSlashIcon />
          <span>
            {t('offline')} <small>{t('waits', { count: waiting.length })}</small>
          </span>
          <b>{waiting.length}</b>
        </button>
      )}
      <p className="count-told" role="alert">
        {told}
      </p>
      <RefusedMoves desk={desk} stock={stock} />
      <ul className="count-items">
        {items.map((item) =>
          item.id === open?.id ? (
            <OpenItem
              key={item.id}
              item={item}
              held={item.held.find((one) => one.sublocation_id === placeId)}
              spoiled={spoiledOf(waiting, placeId, item.id)}
              counted={lines[item.id]?.counted}
              next={next?.name}
              onSpoiled={() => setAsking('spoiled')}
              onKeep={(counted) => void keep(item, counted)}
            />
          ) : (
            <li key={item.id}>
              <button
                type="button"
                className="count-line"
                data-done={lines[item.id] !== undefined || undefined}
                aria-label={
                  lines[item.id]
                    ? t('change', { item: item.name, count: lines[item.id]?.counted ?? 0 })
                    : t('open', { item: item.name })
                }
                onClick={() => setOpenId(item.id)}
              >
                {lines[item.id] ? (
                  <span className="count-check">
                    <CheckIcon small />
                  </span>
                ) : (
                  <FoodFrame src={item.picture} tint={item.tint} className="count-food" />
                )}
                <bdi>{item.name}</bdi>
                {lines[item.id] && <b>{lines[item.id]?.counted}</b>}
              </button>
            </li>
          ),
        )}
      </ul>
      {done > 0 && (
        <button type="button" className="count-b count-finish" onClick={() => void finish()}>
          {done === items.length ? t('finish') : t('finishEarly', { done, total: items.length })}
        </button>
      )}
      {asking === 'queue' && (
        <Queue desk={desk} stock={stock} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'spoiled' && open && (
        <Spoiled
          item={open}
          onBook={(quantity) => {
            setAsking(undefined);
            void desk.waste(placeId, open.id, quantity);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

function OpenItem(props: {
  item: StockedItem;
  held: StockedItem['held'][number] | undefined;
  /** Pieces that were booked as spoiled and that the book has not heard of. */
  spoiled: number;
  counted: number | undefined;
  next: string | undefined;
  onSpoiled: () => void;
  onKeep: (counted: number) => void;
}) {
  const { item, held, spoiled, counted, next, onSpoiled, onKeep } = props;
  const t = useTranslations('inventory.phone');
  const place = useRef<HTMLLIElement>(null);
  const expected = Math.max(0, (held?.on_hand ?? 0) - spoiled);
  const [entered, setEntered] = useState<string>();
  const typed = entered ?? String(counted ?? expected);
  const [fault, setFault] = useState<QuantityFault | null>(null);
  const number = typedQuantity(typed);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  const set = (to: number) => {
    setFault(null);
    setEntered(String(Math.max(0, to)));
  };
  const step = (by: number) => set((Number.isFinite(number) ? Math.trunc(number) : expected) + by);
  function keep() {
    const wrong = quantityFault(number);
    setFault(wrong);
    if (wrong === null) onKeep(number);
  }
  return (
    <li className="count-open" ref={place}>
      <div className="count-name">
        <FoodFrame src={item.picture} tint={item.tint} className="count-food" />
        <div>
          <h2>
            <bdi>{item.name}</bdi>
          </h2>
          <p>
            {t('expected', { count: expected })}
            {held?.unit && `, ${held.unit}`}
          </p>
        </div>
      </div>
      <div className="count-number">
        <button type="button" className="count-big" aria-label={t('less')} onClick={() => step(-1)}>
          <MinusIcon />
        </button>
        <input
          className="count-input"
          inputMode="numeric"
          aria-label={t('number', { item: item.name })}
          aria-invalid={fault !== null}
          value={typed}
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setFault(null);
            setEntered(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') keep();
          }}
        />
        <button type="button" className="count-big" aria-label={t('more')} onClick={() => step(1)}>
          <PlusIcon />
        </button>
      </div>
      {fault !== null && (
        <p className="count-fault" role="alert">
          {t(`badNumber.${fault}`)}
        </p>
      )}
      <div className="count-quick">
        {held?.pack && (
          <button type="button" className="count-b" onClick={() => step(held.pack ?? 0)}>
            {t('addPack', { count: held.pack })}
          </button>
        )}
        <button type="button" className="count-b" onClick={() => set(0)}>
          {t('noneLeft')}
        </button>
        <button type="button" className="count-b" onClick={onSpoiled}>
          {t('spoiled')}
        </button>
      </div>
      <button type="button" className="count-b count-next" onClick={keep}>
        {next === undefined ? t('finish') : t('next', { item: next })}
        {next !== undefined && <ArrowDownIcon />}
      </button>
    </li>
  );
}

function Spoiled(props: {
  item: StockedItem;
  onBook: (quantity: number) => void;
  onClose: () => void;
}) {
  const { item, onBook, onClose } = props;
  const t = useTranslations('inventory');
  const [typed, setTyped] = useState('1');
  const [fault, setFault] = useState<QuantityFault | null>(null);
  function book() {
    const number = typedQuantity(typed);
    const wrong = number === 0 ? 'negative' : quantityFault(number);
    setFault(wrong);
    if (wrong === null) onBook(number);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('phone.spoiledTitle', { item: item.name })}
      closeLabel={t('close')}
      done={{ label: t('phone.spoiledBook'), onPress: book }}
    >
      <TextField
        id="spoiled"
        label={t('book.quantity')}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={fault === null ? undefined : t(`phone.badNumber.${fault}`)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </Dialog>
  );
}

/** What waits for signal on this phone. */
function Queue(props: { desk: CountDesk; stock: Stock; onClose: () => void }) {
  const { desk, stock, onClose } = props;
  const t = useTranslations('inventory');
  const locale = useLocale();
  const { waiting } = useStore(desk.state);
  const nameOf = ({ act }: (typeof waiting)[number]) => {
    if (act.kind === 'count') {
      return stock.sublocations.find(({ id }) => id === act.sublocation_id)?.name ?? '';
    }
    return stock.items.find(({ id }) => id === act.item_id)?.name ?? '';
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('phone.waitingTitle', { count: waiting.length })}
      closeLabel={t('phone.backToCount')}
      done={{ label: t('phone.tryNow'), onPress: () => void desk.sync() }}
    >
      <p>{t('phone.waitingText')}</p>
      <ul className="inv-lines">
        {waiting.map((one) => (
          <li key={one.id}>
            <span>
              <bdi>{nameOf(one)}</bdi>
              <small className="mid">
                {t('phone.notSent', {
                  time: formatSecond(Date.parse(one.act.at), stock.time_zone, locale),
                })}
              </small>
            </span>
            <b>{one.act.kind === 'count' ? one.act.lines.length : one.act.quantity}</b>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
