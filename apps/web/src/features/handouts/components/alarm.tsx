import type { Bag } from '@yay/contract/handouts/calls';
import type { Property } from '@yay/domain/allergy';
import { HandRaisedIcon } from '@yay/ui/icons';
import { Plate } from '@yay/ui/plate';
import { sayRefusal } from '@yay/words/handouts/aloud';
import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { BagNow } from '../model/day-view.ts';
import { useHasVoice } from '../model/speak.ts';

export interface AlarmText {
  readonly say: string;
  readonly aloud: string;
  readonly properties: readonly Property[];
  readonly why: string;
}

/** Tells why a bag must not be handed over; undefined where it may. */
export function useAlarmText() {
  const t = useTranslations('handouts');
  const locale = useLocale() === 'es' ? 'es' : 'en';
  return {
    ofBag({ bag }: BagNow): AlarmText | undefined {
      const { first, last } = bag;
      if (bag.is_canceled) {
        const aloud = sayRefusal(locale, 'canceled', first, null);
        return { say: t('isCanceled', { first, last }), aloud, properties: [], why: '' };
      }
      if (bag.not_safe === null) return undefined;
      const { property, part, found } = bag.not_safe;
      return {
        say: t('notSafe', { first, last }),
        aloud: sayRefusal(locale, 'not_safe', first, property),
        properties: [property],
        why: t(found, { part }),
      };
    },
  };
}

/** Fills the screen, and has no way to hand the bag over. */
export function Alarm({
  text,
  bag,
  act,
  onAct,
}: {
  text: AlarmText;
  bag: Bag | undefined;
  act: string;
  onAct: () => void;
}) {
  const t = useTranslations('handouts');
  const hasVoice = useHasVoice();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="ho-alarm">
      <div className="ho-tape" aria-hidden="true" />
      <div className="ho-alarm-in">
        <section role="alert">
          <h1>
            <HandRaisedIcon />
            {t('stop')}
          </h1>
          <p className="ho-say">{text.say}</p>
          {text.properties.length > 0 && (
            <p className="ho-black">
              {text.properties.map((one) => t(`strict.${one}`)).join(', ')}
            </p>
          )}
          {text.why !== '' && <p className="ho-why">{text.why}</p>}
          <p className="ho-why">{t(hasVoice ? 'aloud' : 'notAloud')}</p>
          <button ref={button} type="button" className="ho-b ho-alarm-b" onClick={onAct}>
            {act}
          </button>
        </section>
        {bag && (
          <div className="ho-pc">
            <Plate src={bag.picture} tint="rose" />
            <b>{bag.item}</b>
          </div>
        )}
      </div>
      <div className="ho-tape" aria-hidden="true" />
    </div>
  );
}
