import type { Bag } from '@yay/contract/handouts/calls';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { quietCounts, type Refused } from '../model/refusals.ts';
import { Alarm } from './alarm.tsx';

/** A bag that must not go, or must not have gone: each is looked at by itself. */
export function RefusedAlarm({
  refused,
  more,
  bag,
  onLook,
}: {
  refused: Refused;
  /** The number of those that come after this one. */
  more: number;
  bag: Bag | undefined;
  onLook: () => void;
}) {
  const t = useTranslations('handouts');
  const say = refused.result.say ?? '';
  const properties = bag?.not_safe ? [bag.not_safe.property] : [];
  const why = more === 0 ? '' : t('moreStops', { count: more });
  return (
    <Alarm text={{ say, aloud: say, properties, why }} bag={bag} act={t('look')} onAct={onLook} />
  );
}

/** All that did not count and only has to be known, looked at with one tap. */
export function QuietRefusals({
  refused,
  onSeen,
}: {
  refused: readonly Refused[];
  onSeen: () => void;
}) {
  const t = useTranslations('handouts');
  const [first, ...more] = refused;
  if (first === undefined) return null;
  if (more.length > 0) {
    const lines = quietCounts(refused).map(([refusal, count]) => t(`quiet.${refusal}`, { count }));
    return <Told onSeen={onSeen}>{lines.join(' ')}</Told>;
  }
  const { refusal, say } = first.result;
  const said = say ?? '';
  return (
    <Told onSeen={onSeen}>
      {refusal === 'already_handed_over' ? t('elsewhere', { said }) : said}
    </Told>
  );
}

export function Told({ onSeen, children }: { onSeen: () => void; children: ReactNode }) {
  const t = useTranslations('handouts');
  return (
    <div className="ho-note">
      <span role="status">{children}</span>
      <button type="button" className="ho-b" onClick={onSeen}>
        {t('understood')}
      </button>
    </div>
  );
}
