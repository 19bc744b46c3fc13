import { Button } from '@yay/ui/button';
import { Dialog } from '@yay/ui/dialog';
import { MinusIcon } from '@yay/ui/icons';
import { OffPlate, Plate } from '@yay/ui/plate';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Choice, Spot } from '../model/choice.ts';
import { type Conflict, isClash, resolve } from '../model/conflict.ts';
import type { Draft } from '../model/draft.ts';
import type { WeekIndex } from '../model/week-index.ts';
import { dayLong, mealName, sidesOf } from './say.ts';

const DISCOUNT = 'discount';

/** Two versions of a week side by side: for every day somebody says which is to stand. */
export default function ConflictDialog({
  index,
  draft,
  clash,
  told,
  onResolved,
  onClose,
}: {
  index: WeekIndex;
  draft: Draft;
  /** The conflict of the week as it is now. */
  clash: Conflict | null;
  /** The conflict that the refused save told besides. */
  told: Conflict | null;
  onResolved: (draft: Draft) => void;
  onClose: () => void;
}) {
  const t = useTranslations('calendar-choosing.conflict');
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  const alsoChanged = told?.alsoChanged ?? [];
  const conflict: Conflict = clash ?? { days: [], alsoChanged, discount: null };
  const all = [...conflict.days.map(keyOf), ...(conflict.discount ? [DISCOUNT] : [])];
  const choose = (key: string, keepsMine: boolean) => {
    const next = new Set(mine);
    if (keepsMine) next.add(key);
    else next.delete(key);
    setMine(next);
  };

  function finish() {
    onResolved(
      resolve(draft, conflict, index.week, (spot) => mine.has(keyOf(spot)), mine.has(DISCOUNT)),
    );
    onClose();
  }

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      done={{ label: t('done'), onPress: finish }}
      footer={
        all.length > 1 && (
          <span className="conflict-all">
            <Button kind="quiet" size="sm" onClick={() => setMine(new Set())}>
              {t('takeAll')}
            </Button>
            <Button kind="quiet" size="sm" onClick={() => setMine(new Set(all))}>
              {t('keepAll')}
            </Button>
          </span>
        )
      }
    >
      <p className="conflict-text">{t(isClash(clash) ? 'text' : 'textApart')}</p>
      <ul className="conflicts">
        {conflict.days.map((day) => (
          <Versions
            key={keyOf(day)}
            name={keyOf(day)}
            title={spotText(index, day, t)}
            theirs={<Lunch index={index} choice={day.theirs} />}
            mine={<Lunch index={index} choice={day.mine} />}
            keepsMine={mine.has(keyOf(day))}
            onChange={(keepsMine) => choose(keyOf(day), keepsMine)}
          />
        ))}
        {conflict.discount && (
          <Versions
            name={DISCOUNT}
            title={t('code')}
            theirs={<b>{conflict.discount.theirs ?? t('noCode')}</b>}
            mine={<b>{conflict.discount.mine ?? t('noCode')}</b>}
            keepsMine={mine.has(DISCOUNT)}
            onChange={(keepsMine) => choose(DISCOUNT, keepsMine)}
          />
        )}
      </ul>
      {alsoChanged.length > 0 && (
        <>
          <h3 className="conflict-also">{t('alsoTitle')}</h3>
          <ul className="conflict-others">
            {alsoChanged.map((day) => (
              <li key={keyOf(day)}>
                {spotText(index, day, t)}: <b>{mealName(index, day.now) ?? t('nothing')}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function Versions({
  name,
  title,
  theirs,
  mine,
  keepsMine,
  onChange,
}: {
  name: string;
  title: string;
  theirs: React.ReactNode;
  mine: React.ReactNode;
  keepsMine: boolean;
  onChange: (keepsMine: boolean) => void;
}) {
  const t = useTranslations('calendar-choosing.conflict');
  return (
    <li>
      <fieldset>
        <legend>{title}</legend>
        <div className="versions">
          <label className="version">
            <input type="radio" name={name} checked={!keepsMine} onChange={() => onChange(false)} />
            <span className="version-head">{t('theirs')}</span>
            {theirs}
          </label>
          <label className="version">
            <input type="radio" name={name} checked={keepsMine} onChange={() => onChange(true)} />
            <span className="version-head">{t('mine')}</span>
            {mine}
          </label>
        </div>
      </fieldset>
    </li>
  );
}

function Lunch({ index, choice }: { index: WeekIndex; choice: Choice | null }) {
  const t = useTranslations('calendar');
  const conflict = useTranslations('calendar-choosing.conflict');
  const item = choice ? index.items.get(choice.item_id) : undefined;
  return (
    <span className="version-lunch">
      {item ? (
        <Plate src={item.picture} tint={item.tint} size="s" />
      ) : (
        <OffPlate icon={<MinusIcon />} />
      )}
      <span>
        <b>{choice ? (mealName(index, choice) ?? t('cell.unknownMeal')) : conflict('nothing')}</b>
        {choice && <small>{sidesOf(index, choice)}</small>}
      </span>
    </span>
  );
}

function spotText(
  index: WeekIndex,
  spot: Spot,
  t: ReturnType<typeof useTranslations<'calendar-choosing.conflict'>>,
): string {
  const child = index.lunchers.get(spot.luncherId)?.first ?? '';
  return t('day', { child, day: dayLong(spot.date) });
}

function keyOf(spot: Spot): string {
  return `${spot.luncherId}-${spot.date}`;
}
