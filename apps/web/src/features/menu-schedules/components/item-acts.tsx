import { Link } from '@tanstack/react-router';
import type { ScheduleDayItem } from '@yay/contract/menu-schedules/calls';
import type { MenuConflict } from '@yay/contract/menus/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { ArrowsRightLeftIcon, StarIcon, TrashIcon } from '@yay/ui/icons';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { dropSpecial, makeSpecial, removeItem, weighItem } from '../api/save-schedule.ts';
import { AddSpecial } from './add-special.tsx';
import { OrderedNote } from './ordered-note.tsx';
import { SpecialDialog } from './special-dialog.tsx';

/** Weight, special, replace, remove. */
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
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const { item, menu, day } = found;
  const [typed, setTyped] = useState(String(found.weight ?? ''));
  const [asking, setAsking] = useState(false);
  const [ordered, setOrdered] = useState<MenuConflict['ordered']>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  /** What is to be a special at several schools. */
  const [spread, setSpread] = useState<{ id: number; name: string } | null>(null);
  const special = day?.specials.find(({ item_id }) => item_id === item.id);
  const weight = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null;
  const replace = `/admin/menus/${menu.id}/replace`;

  async function carryOut(
    deed: () => Promise<void>,
    what: string,
    refused?: (error: unknown) => boolean,
  ) {
    if (busy) return;
    setBusy(true);
    try {
      await deed();
      setSaid(what);
      onChanged();
      return true;
    } catch (error) {
      if (!refused?.(error)) {
        const codes = isHttpError(error) ? Object.values(error.errors).flat() : [];
        showAlert(codes.length > 0 ? fieldText(codes) : errorText(error));
        onChanged();
      }
      return false;
    } finally {
      setBusy(false);
    }
  }
  /** Says what is wrong with a special, in the catalogue's words where nothing better is known. */
  const specialFailed = (key: 'failedSavingDailySpecial' | 'failedDeletingDailySpecial') => {
    return (error: unknown) => {
      if (isHttpError(error) && [409, 422].includes(error.status)) return false;
      showAlert(key);
      return true;
    };
  };
  /** Of the school that is shown; of several it is asked which. */
  const addSpecial = (itemId: number, name: string) => {
    if (!day) {
      if (found.schools.length > 0) setSpread({ id: itemId, name });
      return;
    }
    void carryOut(
      () => makeSpecial(menu.id, day.id, itemId),
      t('specialSaved', { name }),
      specialFailed('failedSavingDailySpecial'),
    );
  };
  async function remove() {
    const done = await carryOut(
      () => removeItem(menu, item.id),
      t('removed', { name: item.name }),
      (error) => {
        const meals =
          isHttpError(error) && error.code === 'ordered'
            ? (error.body as MenuConflict).ordered
            : undefined;
        setOrdered(meals);
        return meals !== undefined;
      },
    );
    setAsking(false);
    if (done) onGone();
  }

  return (
    <>
      {found.weight === null ? (
        <p className="mid">{t('specialOnly')}</p>
      ) : (
        <form
          className="schedule-weight"
          onSubmit={(event) => {
            event.preventDefault();
            if (weight !== null && weight !== found.weight) {
              void carryOut(() => weighItem(menu, item.id, weight), t('weightSaved'));
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
            <button type="submit" className="staff-btn primary" aria-disabled={busy || undefined}>
              {t('save')}
            </button>
          )}
        </form>
      )}
      <section aria-label={t('actions')}>
        <ul className="act-list">
          {found.weight !== null && (
            <li>
              <Link to={replace} search={{ item: String(item.id), date }}>
                <ArrowsRightLeftIcon small />
                {t('replace')}
                <span className="note">{t('replaceNote', { count: found.ordered })}</span>
              </Link>
            </li>
          )}
          {!found.locked && !item.is_extra && (
            <li>
              {special && day ? (
                <button
                  type="button"
                  onClick={() =>
                    void carryOut(
                      () => dropSpecial(special.id, closed),
                      t('specialRemoved', { name: item.name }),
                      specialFailed('failedDeletingDailySpecial'),
                    )
                  }
                >
                  <StarIcon small />
                  {t('removeSpecial')}
                  <span className="note">
                    {t('specialsUsed', { count: String(day.specials.length) })}
                  </span>
                </button>
              ) : (
                <button
                  type="button"
                  aria-disabled={found.schools.length === 0 || undefined}
                  onClick={() => addSpecial(item.id, item.name)}
                >
                  <StarIcon small />
                  {day ? t('makeSpecial') : t('makeSpecialAt')}
                  <span className="note">
                    {day
                      ? t('specialsUsed', { count: String(day.specials.length) })
                      : t('specialAt', {
                          count: String(
                            found.schools.filter(({ specials }) =>
                              specials.some(({ item_id }) => item_id === item.id),
                            ).length,
                          ),
                          all: found.schools.length,
                        })}
                  </span>
                </button>
              )}
            </li>
          )}
          {found.weight !== null && (
            <li>
              <button type="button" className="danger" onClick={() => setAsking(true)}>
                <TrashIcon small />
                {t('remove')}
                <span className="note">{t('removeNote', { count: found.days_ahead })}</span>
              </button>
            </li>
          )}
        </ul>
      </section>
      {!found.locked && (day ? day.specials.length < 2 : found.schools.length > 0) && (
        <AddSpecial
          without={day?.specials.map(({ item_id }) => item_id) ?? []}
          onSelect={addSpecial}
        />
      )}
      {ordered && <OrderedNote item={item} ordered={ordered} replace={replace} date={date} />}
      <p className="schedule-said" role="status">
        {said}
      </p>
      {spread && (
        <SpecialDialog
          item={spread}
          found={found}
          date={date}
          onClose={() => setSpread(null)}
          onSaved={(count) => {
            setSpread(null);
            setSaid(t('specialSavedAt', { name: spread.name, count }));
            onChanged();
          }}
        />
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={t('removeTitle', { name: item.name, menu: menu.name })}
        confirmLabel={t('confirm')}
        closeLabel={t('cancel')}
        note={t('logged')}
        loading={busy}
        loadingLabel={t('loading')}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{t('removeText', { count: found.days_ahead })}</p>
      </ConfirmDialog>
    </>
  );
}
