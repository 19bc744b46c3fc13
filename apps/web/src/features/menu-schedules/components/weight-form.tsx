import type { ScheduleDayItem } from '@yay/contract/menu-schedules/calls';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { weighItem } from '../api/save-schedule.ts';
import type { ItemChange } from './use-item-change.ts';

/** Says how often an item of a menu is picked, on all days of the menu. */
export function WeightForm({ found, change }: { found: ScheduleDayItem; change: ItemChange }) {
  const t = useTranslations('menu-schedules.panel');
  const { item, menu } = found;
  const [typed, setTyped] = useState(String(found.weight ?? ''));
  const weight = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null;
  if (found.weight === null) return <p className="mid">{t('specialOnly')}</p>;
  return (
    <form
      className="schedule-weight"
      onSubmit={(event) => {
        event.preventDefault();
        if (weight !== null && weight !== found.weight) {
          void change.make(() => weighItem(menu, item.id, weight), t('weightSaved'));
        }
      }}
    >
      <TextField
        label={t('weight')}
        hint={t('weightAlso', { count: found.days_ahead })}
        className={weight === found.weight ? '' : 'is-changed'}
        inputMode="numeric"
        maxLength={3}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {weight !== null && weight !== found.weight && (
        <button
          type="submit"
          className="staff-btn primary"
          aria-disabled={change.busy || undefined}
        >
          {t('save')}
        </button>
      )}
    </form>
  );
}
