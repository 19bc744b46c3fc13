import type { RefusedSchool } from '@yay/contract/daily-specials/calls';
import type { ScheduleDayItem } from '@yay/contract/menu-schedules/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { Dialog } from '@yay/ui/dialog';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useFieldText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { makeSpecials } from '../api/save-schedule.ts';
import { SchoolsField } from './schools-field.tsx';

const MOST = 2;

/** An item as a special of a day at several schools: at all that are chosen, or at none. */
export function SpecialDialog({
  item,
  found,
  date,
  onClose,
  onSaved,
}: {
  item: { readonly id: number; readonly name: string };
  found: ScheduleDayItem;
  date: PlainDate;
  onClose: () => void;
  onSaved: (schools: number) => void;
}) {
  const t = useTranslations('menu-schedules.special');
  const locale = useLocale();
  const fieldText = useFieldText();
  const { menu, schools } = found;
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    schools
      .filter(({ specials }) => specials.length < MOST)
      .filter(({ specials }) => specials.every(({ item_id }) => item_id !== item.id))
      .map(({ id }) => id),
  );
  const [refused, setRefused] = useState<readonly RefusedSchool[]>([]);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function save() {
    if (busy) return;
    if (chosen.length === 0) return setError(fieldText(['school_required']));
    setBusy(true);
    setError(undefined);
    try {
      await makeSpecials({
        menu_id: menu.id,
        date,
        destination_ids: [...chosen],
        item_id: item.id,
      });
      onSaved(chosen.length);
    } catch (problem) {
      setBusy(false);
      setRefused(refusedIn(problem));
      const codes = isHttpError(problem) ? Object.values(problem.errors).flat() : [];
      if (codes.length > 0) setError(fieldText(codes));
      else if (refusedIn(problem).length === 0) showAlert('failedSavingDailySpecial');
    }
  }
  const leaveOut = () => {
    const out = new Set(refused.map(({ destination }) => destination.id));
    setChosen(chosen.filter((id) => !out.has(id)));
    setRefused([]);
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('title', { name: item.name })}
      closeLabel={t('close')}
      done={{
        label: t('save'),
        loading: busy,
        loadingLabel: t('saving'),
        onPress: () => void save(),
      }}
    >
      <div className="plan-form record">
        <p>
          {t('text', {
            menu: menu.name,
            date: formatDate(date, locale, 'fullDay'),
          })}
        </p>
        {refused.length > 0 && (
          <div className="callout late" role="alert">
            <div>
              <b>{t('refused', { count: refused.length })}</b>
              <ul className="special-refused">
                {refused.map(({ destination, code }) => (
                  <li key={destination.id}>
                    {t('because', { school: destination.name, why: t(`why.${code}`) })}
                  </li>
                ))}
              </ul>
              <button type="button" className="staff-btn" onClick={leaveOut}>
                {t('leaveOut')}
              </button>
            </div>
          </div>
        )}
        <SchoolsField schools={schools} chosen={chosen} error={error} onChange={setChosen} />
      </div>
    </Dialog>
  );
}

function refusedIn(problem: unknown): readonly RefusedSchool[] {
  if (!isHttpError(problem) || problem.status !== 409) return [];
  return (problem.body as { schools?: readonly RefusedSchool[] } | undefined)?.schools ?? [];
}
