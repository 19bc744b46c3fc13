import { Link } from '@tanstack/react-router';
import type { ScheduleDayItem } from '@yay/contract/menu-schedules/calls';
import type { MenuConflict } from '@yay/contract/menus/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { ArrowsRightLeftIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { dropSpecial, makeSpecial } from '../api/save-schedule.ts';
import { AddSpecial } from './add-special.tsx';
import { OrderedNote } from './ordered-note.tsx';
import { RemoveItem } from './remove-item.tsx';
import { SpecialAct } from './special-act.tsx';
import { SpecialDialog } from './special-dialog.tsx';
import { useItemChange } from './use-item-change.ts';
import { WeightForm } from './weight-form.tsx';

/** Weighs an item of a day, makes it a special, replaces it or takes it off its menu. */
export function ItemActs({
  found,
  date,
  closed,
  onChanged,
  onGone,
}: {
  found: ScheduleDayItem;
  date: PlainDate;
  closed: boolean;
  onChanged: () => void;
  onGone: () => void;
}) {
  const t = useTranslations('menu-schedules.panel');
  const { item, menu, day, schools, locked } = found;
  const change = useItemChange(onChanged);
  const [ordered, setOrdered] = useState<MenuConflict['ordered']>();
  /** The special whose schools are asked for. */
  const [spread, setSpread] = useState<{ id: number; name: string } | null>(null);
  const replace = `/admin/menus/${menu.id}/replace`;
  const isOnMenu = found.weight !== null;

  /** Adds it at the school that is shown; where several are, it is asked which. */
  const addSpecial = (id: number, name: string) => {
    if (!day) {
      if (schools.length > 0) setSpread({ id, name });
      return;
    }
    void change.make(
      () => makeSpecial(menu.id, day.id, id),
      t('specialSaved', { name }),
      specialFailed('failedSavingDailySpecial'),
    );
  };

  return (
    <>
      <WeightForm found={found} change={change} />
      <section aria-label={t('actions')}>
        <ul className="act-list">
          {isOnMenu && (
            <li>
              <Link to={replace} search={{ item: String(item.id), date }}>
                <ArrowsRightLeftIcon small />
                {t('replace')}
                <span className="note">{t('replaceNote', { count: found.ordered })}</span>
              </Link>
            </li>
          )}
          {!locked && !item.is_extra && (
            <li>
              <SpecialAct
                found={found}
                onAdd={() => addSpecial(item.id, item.name)}
                onDrop={(id) =>
                  void change.make(
                    () => dropSpecial(id, closed),
                    t('specialRemoved', { name: item.name }),
                    specialFailed('failedDeletingDailySpecial'),
                  )
                }
              />
            </li>
          )}
          {isOnMenu && (
            <li>
              <RemoveItem found={found} change={change} onOrdered={setOrdered} onGone={onGone} />
            </li>
          )}
        </ul>
      </section>
      {!locked && (day ? day.specials.length < 2 : schools.length > 0) && (
        <AddSpecial
          without={day?.specials.map((special) => special.item_id) ?? []}
          onSelect={addSpecial}
        />
      )}
      {ordered && <OrderedNote item={item} ordered={ordered} replace={replace} date={date} />}
      <p className="schedule-said" role="status">
        {change.said}
      </p>
      {spread && (
        <SpecialDialog
          item={spread}
          found={found}
          date={date}
          onClose={() => setSpread(null)}
          onSaved={(count) => {
            setSpread(null);
            change.sayMade(t('specialSavedAt', { name: spread.name, count }));
          }}
        />
      )}
    </>
  );
}

/** Says a refusal of the server in its words, and any other failure in the catalogue's. */
const specialFailed =
  (key: 'failedSavingDailySpecial' | 'failedDeletingDailySpecial') => (error: unknown) => {
    if (isHttpError(error) && [409, 422].includes(error.status)) return false;
    showAlert(key);
    return true;
  };
