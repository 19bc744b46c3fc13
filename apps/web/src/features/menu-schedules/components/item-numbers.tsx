import type { ScheduleDayItem } from '@yay/contract/menu-schedules/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { type Cents, parseUsd } from '@yay/domain/money';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { may, useMe } from '../../../lib/session.ts';
import { priceItem, setUnits } from '../api/save-item.ts';
import { NumberForm } from './number-form.tsx';

/**
 * Shows the item's number of units on this day and its price; a person who may change items changes
 * both here.
 */
export function ItemNumbers({
  found,
  date,
  onChanged,
}: {
  found: ScheduleDayItem;
  date: PlainDate;
  onChanged: () => void;
}) {
  const t = useTranslations('menu-schedules.panel');
  const me = useMe();
  const [said, setSaid] = useState('');
  const { item, units } = found;
  const edits = may(me, 'internal_dashboard:items') && item.available;
  const editsUnits = edits && units !== null && !found.locked;
  const saved = (what: string) => () => {
    setSaid(what);
    onChanged();
  };
  return (
    <>
      {(!edits || !editsUnits) && (
        <dl className="schedule-figures">
          {!editsUnits && (
            <div>
              <dt>{t('units')}</dt>
              <dd>{units ?? t('noEnd')}</dd>
            </div>
          )}
          {!edits && (
            <div>
              <dt>{t('price')}</dt>
              <dd>{formatUsd(item.price_cents)}</dd>
            </div>
          )}
        </dl>
      )}
      {editsUnits && (
        <NumberForm
          key={`units ${item.id} ${date} ${units}`}
          label={t('units')}
          hint={t('unitsAlso')}
          text={String(units)}
          read={unitsOf}
          save={(value) => setUnits(item.id, date, value)}
          onSaved={saved(t('unitsSaved'))}
          onRefused={onChanged}
        />
      )}
      {edits && (
        <NumberForm
          key={`price ${item.id} ${item.version}`}
          label={t('price')}
          hint={t('priceAlso')}
          text={(item.price_cents / 100).toFixed(2)}
          lead="$"
          read={centsOf}
          save={(value) => priceItem(item, value)}
          onSaved={saved(t('priceSaved'))}
          onRefused={onChanged}
        />
      )}
      <p className="schedule-said" role="status">
        {said}
      </p>
    </>
  );
}

/** Nothing typed is as usual again: null. */
function unitsOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function centsOf(typed: string): Cents | undefined {
  const cents = parseUsd(typed);
  return typeof cents === 'number' ? cents : undefined;
}
