import { CheckIcon, ExclamationTriangleIcon, MinusIcon, NoSymbolIcon } from '@yay/ui/icons';
import { Plate } from '@yay/ui/plate';
import { useTranslations } from 'use-intl';
import { type BagNow, initialed, isLongOnTile } from '../model/day-view.ts';

const LOOKS = {
  handed_over: { look: 'done', Icon: CheckIcon },
  not_here: { look: 'gone', Icon: MinusIcon },
  problem: { look: 'prob', Icon: ExclamationTriangleIcon },
} as const;

/** One child among many: where the bag is, and the strict allergies as long as it is there. */
export function BagTile({ now, onOpen }: { now: BagNow; onOpen: () => void }) {
  const t = useTranslations('handouts');
  const { bag, state, last } = now;
  const { look, Icon } = state === 'waiting' ? WAITING : LOOKS[state];
  const isVoid = bag.is_canceled && state === 'waiting';
  const said = isVoid
    ? t('canceled')
    : state === 'handed_over'
      ? t('hasIt')
      : state === 'not_here'
        ? t('notHere')
        : state === 'problem'
          ? t(`problemsShort.${last?.problem ?? 'other'}`)
          : bag.kind === 'grab_and_go'
            ? t('goItem', { item: bag.item })
            : bag.item;
  return (
    <button type="button" className={`ho-tile ${isVoid ? 'gone' : look}`} onClick={onOpen}>
      {isVoid ? (
        <span className="ho-st">
          <NoSymbolIcon />
        </span>
      ) : Icon ? (
        <span className="ho-st">
          <Icon />
        </span>
      ) : (
        <Plate src={bag.picture} tint={bag.tint} />
      )}
      <b className={isLongOnTile(initialed(bag)) ? 'ho-long' : undefined}>{initialed(bag)}</b>
      <span className="ho-said">{said}</span>
      {state === 'waiting' && bag.strict.length > 0 && !isVoid && (
        <span className="ho-bk">{bag.strict.map((one) => t(`strict.${one}`)).join(', ')}</span>
      )}
    </button>
  );
}

const WAITING = { look: '', Icon: undefined } as const;
