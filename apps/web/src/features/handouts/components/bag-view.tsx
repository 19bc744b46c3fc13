import { classNames } from '@yay/ui/class-names';
import {
  ArrowLeftIcon,
  ArrowUturnLeftIcon,
  CheckIcon,
  ExclamationTriangleIcon,
  MinusCircleIcon,
} from '@yay/ui/icons';

import { photo } from '@yay/ui/plate';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useGradeName } from '../../../parts/grade-name.ts';
import { lowerFirst } from '../../../parts/lower-first.ts';
import { type BagNow, isLongOnScreen } from '../model/day-view.ts';
import type { Done } from '../model/hand-out.ts';

/** One child, huge: the strict allergies, the name, the meal, and what can be done. */
export function BagView({
  now,
  strip,
  onBack,
  onAct,
  onProblem,
}: {
  now: BagNow;
  strip: ReactNode;
  onBack: () => void;
  onAct: (done: Omit<Done, 'orderId'>) => void;
  onProblem: () => void;
}) {
  const t = useTranslations('handouts');
  const gradeIn = useGradeName();
  const format = useFormatter();
  const { bag, state, last } = now;
  const extras = bag.extras.map(lowerFirst);
  const primary = useRef<HTMLButtonElement>(null);
  useEffect(() => primary.current?.focus(), []);
  const grade = bag.grade && gradeIn(bag.grade);
  const place = bag.room === null ? grade : t('place', { grade, room: bag.room });
  const isOut = state === 'handed_over';
  return (
    <div className="ho-one-screen">
      {strip}
      <div className="ho-one">
        <div className={classNames('ho-pic', bag.tint, photo(bag.picture))}>
          <img src={bag.picture} alt="" />
          <button type="button" className="ho-b ho-back" onClick={onBack}>
            <ArrowLeftIcon />
            {t('not', { first: bag.first })}
          </button>
        </div>
        <section className="ho-who" aria-labelledby="ho-name">
          <div>
            {bag.strict.length > 0 && (
              <div className="ho-albar">
                <b>
                  {t('strictly', {
                    list: format.list(bag.strict.map((one) => t(`strict.${one}`))),
                  })}
                </b>
                <span>{t('strictlyText')}</span>
              </div>
            )}
            <h1 id="ho-name" className={isLongOnScreen(bag) ? 'ho-long' : undefined}>
              {bag.first} {bag.last}
            </h1>
            <p>{place}</p>
          </div>
          <div className="ho-what">
            <h2>{bag.item}</h2>
            {bag.kind === 'grab_and_go' && <p>{t('fromShelf')}</p>}
            {bag.options.length > 0 && <p>{format.list(bag.options)}</p>}
            {extras.length > 0 && <p>{t('extras', { list: format.list(extras) })}</p>}
          </div>
          <div className="ho-acts">
            {isOut ? (
              <>
                <p className="ho-has" role="status">
                  <CheckIcon />
                  {t('hasIt')}
                </p>
                {last && (
                  <button
                    ref={primary}
                    type="button"
                    className="ho-b"
                    onClick={() => onAct({ kind: 'undone', undoes: last.id })}
                  >
                    <ArrowUturnLeftIcon />
                    {t('undo')}
                  </button>
                )}
              </>
            ) : (
              <>
                <button
                  ref={primary}
                  type="button"
                  className="ho-b ho-pri"
                  onClick={() => onAct({ kind: 'handed_over', seen: bag.version })}
                >
                  <CheckIcon />
                  {t('handOver')}
                </button>
                {state === 'waiting' ? (
                  <button
                    type="button"
                    className="ho-b"
                    onClick={() => onAct({ kind: 'not_here' })}
                  >
                    <MinusCircleIcon />
                    {t('notHere')}
                  </button>
                ) : (
                  last && (
                    <button
                      type="button"
                      className="ho-b"
                      onClick={() => onAct({ kind: 'undone', undoes: last.id })}
                    >
                      <ArrowUturnLeftIcon />
                      {t('undo')}
                    </button>
                  )
                )}
              </>
            )}
            <button type="button" className="ho-b" onClick={onProblem}>
              <ExclamationTriangleIcon />
              {t('problem')}
            </button>
          </div>
        </section>
      </div>
    </div>
  );
}
