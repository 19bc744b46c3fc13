import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BagNow } from '../model/day-view.ts';
import { BagTile } from './bag-tile.tsx';
import { type ScreenFrame, ScreenHead } from './screen-head.tsx';

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Finds a child of any class by name. */
export function FindChild({
  bags,
  onOpen,
  onBack,
  ...frame
}: ScreenFrame & {
  bags: readonly BagNow[];
  onOpen: (now: BagNow) => void;
  onBack: () => void;
}) {
  const t = useTranslations('handouts');
  const [name, setName] = useState('');
  const wanted = plain(name.trim());
  const matches = bags.filter(({ bag }) => plain(`${bag.first} ${bag.last}`).includes(wanted));
  return (
    <div className="ho-screen">
      <ScreenHead {...frame} title={t('find')} note="" onBack={onBack} />
      <label className="ho-note-field ho-find">
        {t('findLabel')}
        <input
          value={name}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </label>
      {matches.length === 0 ? (
        <p className="ho-nobody" role="status">
          {t('findNobody')}
        </p>
      ) : (
        <ul className="ho-tiles" aria-label={t('children')}>
          {matches.map((now) => (
            <li key={now.bag.order_id}>
              <BagTile now={now} onOpen={() => onOpen(now)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
