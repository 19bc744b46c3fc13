import type { Stock, StockedItem, Sublocation } from '@yay/contract/inventory/calls';
import { FoodFrame } from '@yay/ui/food-frame';
import { CheckIcon, SignalSlashIcon, XMarkIcon } from '@yay/ui/icons';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from '../../../lib/store.ts';
import { CameraScan, useScanner } from '../../../parts/offline/index.ts';
import type { CountDesk } from '../model/count-desk.ts';
import { spoiledOf } from '../model/spoiled.ts';
import { OpenItem } from './open-item.tsx';
import { QueueDialog } from './queue-dialog.tsx';
import { RefusedMoves } from './refused-moves.tsx';
import { SpoiledDialog } from './spoiled-dialog.tsx';

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
    const scannedItem = items.find((item) => item.codes.includes(code));
    setTold(scannedItem ? undefined : t('unknownCode'));
    if (scannedItem) setOpenId(scannedItem.id);
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
      <CountHead
        place={place}
        items={items}
        lines={lines}
        open={open}
        back={back}
        onScan={scanned}
      />
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
            <ClosedItem
              key={item.id}
              item={item}
              counted={lines[item.id]?.counted}
              onOpen={() => setOpenId(item.id)}
            />
          ),
        )}
      </ul>
      {done > 0 && (
        <button type="button" className="count-b count-finish" onClick={() => void finish()}>
          {done === items.length ? t('finish') : t('finishEarly', { done, total: items.length })}
        </button>
      )}
      {asking === 'queue' && (
        <QueueDialog desk={desk} stock={stock} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'spoiled' && open && (
        <SpoiledDialog
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

type Lines = Readonly<Record<number, { readonly counted: number }>>;

/** The place, how far its count has come, the camera and the way out. */
function CountHead(props: {
  place: Sublocation;
  items: readonly StockedItem[];
  lines: Lines;
  open: StockedItem | undefined;
  back: string;
  onScan: (text: string) => void;
}) {
  const { place, items, lines, open, back, onScan } = props;
  const t = useTranslations('inventory.phone');
  const done = items.filter(({ id }) => lines[id] !== undefined).length;
  return (
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
          failed: t('cameraFailed'),
          close: t('backToCount'),
        }}
        className="count-sq"
        onScan={onScan}
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
  );
}

/** An item that is counted already, or later. */
function ClosedItem(props: { item: StockedItem; counted: number | undefined; onOpen: () => void }) {
  const { item, counted, onOpen } = props;
  const t = useTranslations('inventory.phone');
  const isCounted = counted !== undefined;
  return (
    <li>
      <button
        type="button"
        className="count-line"
        data-done={isCounted || undefined}
        aria-label={
          isCounted
            ? t('change', { item: item.name, count: counted })
            : t('open', { item: item.name })
        }
        onClick={onOpen}
      >
        {isCounted ? (
          <span className="count-check">
            <CheckIcon small />
          </span>
        ) : (
          <FoodFrame src={item.picture} tint={item.tint} className="count-food" />
        )}
        <bdi>{item.name}</bdi>
        {isCounted && <b>{counted}</b>}
      </button>
    </li>
  );
}
