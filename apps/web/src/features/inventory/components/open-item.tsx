import type { StockedItem } from '@yay/contract/inventory/calls';
import { type QuantityFault, quantityFault, typedQuantity } from '@yay/domain/inventory';
import { FoodFrame } from '@yay/ui/food-frame';
import { ArrowDownIcon, MinusIcon, PlusIcon } from '@yay/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

/** The item that is counted now: its number, steps of one and of a pack, and what was thrown away. */
export function OpenItem(props: {
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
