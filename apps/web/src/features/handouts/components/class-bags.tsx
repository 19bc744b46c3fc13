import { ArrowUturnLeftIcon, CheckIcon } from '@yay/ui/icons';
import { Plate } from '@yay/ui/plate';
import { formatSecond } from '@yay/words/more-times';
import { useTranslations } from 'use-intl';
import { useGradeName } from '../../../parts/grade-name.ts';
import { type BagNow, type ClassNow, countsOf, initialed } from '../model/day-view.ts';
import { BagTile } from './bag-tile.tsx';
import { type ScreenFrame, ScreenHead } from './screen-head.tsx';

/** The children of a class: who has lunch, and what is still on the cart. */
export function ClassBags({
  of,
  last,
  isWaiting,
  timeZone,
  clockOffset,
  onOpen,
  onBack,
  onUndo,
  ...frame
}: ScreenFrame & {
  of: ClassNow;
  last: BagNow | undefined;
  /** The last act has not reached the server. */
  isWaiting: boolean;
  timeZone: string;
  /** Milliseconds by which the product's clock is ahead of this one. */
  clockOffset: number;
  onOpen: (now: BagNow) => void;
  onBack: () => void;
  onUndo: (now: BagNow) => void;
}) {
  const t = useTranslations('handouts');
  const gradeIn = useGradeName();
  const counts = countsOf(of.bags);
  const grade = of.grade && gradeIn(of.grade);
  const place = of.room === null ? grade || t('noGrade') : t('place', { grade, room: of.room });
  return (
    <div className="ho-screen">
      <ScreenHead
        {...frame}
        title={place}
        note={of.period === null ? '' : t('period', { period: of.period })}
        onBack={onBack}
      />
      <div className="ho-main">
        <aside className="ho-rail" aria-label={t('progress')}>
          <p className="ho-ring">
            <b>{counts.handed_over}</b> <span>{t('of', { all: counts.all })}</span>
            <progress
              className="ho-meter"
              max={Math.max(counts.all, 1)}
              value={counts.handed_over}
              aria-hidden="true"
            />
          </p>
          <p className="ho-sofar">
            {t('wait', { count: counts.waiting })}
            <br />
            {t('rest', { away: counts.not_here, problems: counts.problem })}
          </p>
          <Cart bags={of.bags} />
        </aside>
        <ul className="ho-tiles" aria-label={t('children')}>
          {of.bags.map((now) => (
            <li key={now.bag.order_id}>
              <BagTile now={now} onOpen={() => onOpen(now)} />
            </li>
          ))}
        </ul>
      </div>
      <footer className="ho-foot">
        {last?.last ? (
          <LastAct now={last} isWaiting={isWaiting} {...{ timeZone, clockOffset, onUndo }} />
        ) : (
          <strong>{t('ofAll', { count: counts.handed_over, all: counts.all })}</strong>
        )}
        <button type="button" className="ho-b ho-end" onClick={onBack}>
          {t('classes')}
        </button>
      </footer>
    </div>
  );
}

/**
 * Counts the bags on the cart, by meal; bags of children with a strict allergy stand apart.
 * Grab-and-go is not on it.
 */
function Cart({ bags }: { bags: readonly BagNow[] }) {
  const t = useTranslations('handouts');
  const waiting = bags.filter(
    ({ bag, state }) => state === 'waiting' && !bag.is_canceled && bag.kind === 'calendar',
  );
  const plain = waiting.filter(({ bag }) => bag.strict.length === 0);
  const apart = waiting.length - plain.length;
  const items = new Map<string, { bag: BagNow['bag']; count: number }>();
  for (const { bag } of plain) {
    items.set(bag.item, { bag, count: (items.get(bag.item)?.count ?? 0) + 1 });
  }
  if (waiting.length === 0) return null;
  return (
    <section className="ho-cart">
      <p className="ho-cart-head">{t('left')}</p>
      <ul>
        {[...items].map(([name, { bag, count }]) => (
          <li key={name}>
            <Plate src={bag.picture} tint={bag.tint} />
            <span>{name}</span>
            <b>{count}</b>
          </li>
        ))}
        {apart > 0 && (
          <li className="ho-apart">
            <span>{t('allergyBags')}</span>
            <b>{apart}</b>
          </li>
        )}
      </ul>
    </section>
  );
}

function LastAct({
  now,
  isWaiting,
  timeZone,
  clockOffset,
  onUndo,
}: {
  now: BagNow;
  isWaiting: boolean;
  timeZone: string;
  clockOffset: number;
  onUndo: (now: BagNow) => void;
}) {
  const t = useTranslations('handouts');
  const { bag, state, last } = now;
  const name = initialed(bag);
  const time = formatSecond(Date.parse(last?.device_at ?? '') + clockOffset, timeZone);
  const said =
    state === 'handed_over'
      ? t('done', { name, item: bag.item })
      : state === 'not_here'
        ? t('doneNotHere', { name })
        : t('doneProblem', { name });
  return (
    <>
      <div className="ho-last" role="status">
        <CheckIcon />
        <strong>{said}</strong>
        <small>{isWaiting ? t('doneWaiting', { time }) : t('doneAt', { time })}</small>
      </div>
      <button
        type="button"
        className="ho-b"
        aria-label={t('undoNamed', { name })}
        onClick={() => onUndo(now)}
      >
        <ArrowUturnLeftIcon />
        {t('undo')}
      </button>
    </>
  );
}
