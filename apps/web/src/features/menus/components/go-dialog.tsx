import type { GoMenu } from '@yay/contract/menus/go-menus';
import type { PlainDate } from '@yay/domain/calendar';
import { Dialog } from '@yay/ui/dialog';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormErrors } from '../../../lib/record-form/use-form-errors.ts';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';
import { saveGoMenu } from '../api/save-go-menu.ts';

/** The days of a school, or another school with its days. */
export function GoDialog({
  menuId,
  of,
  onClose,
  onSaved,
}: {
  menuId: number;
  of: GoMenu | null;
  onClose: () => void;
  onSaved: () => void;
}) {
  const t = useTranslations('menus.go');
  const errors = useFormErrors();
  const [school, setSchool] = useState<{ id: number; name: string } | null>(
    of?.destination ?? null,
  );
  const [from, setFrom] = useState<string>(of?.starts_on ?? '');
  const [to, setTo] = useState<string>(of?.ends_on ?? '');
  const [busy, setBusy] = useState(false);

  async function save() {
    if (busy) return;
    if (!school) return errors.placeErrors({ destination_id: [t('chooseSchool')] });
    if (from === '') return errors.placeErrors({ starts_on: ['required'] });
    setBusy(true);
    errors.clearErrors();
    try {
      const at = of ? { id: of.id } : { destinationId: school.id };
      const days = { starts_on: from as PlainDate, ends_on: (to || null) as PlainDate | null };
      await saveGoMenu(menuId, at, days);
      onSaved();
    } catch (error) {
      errors.sayRefusal(error);
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={of ? t('editOf', { school: of.destination.name }) : t('add')}
      closeLabel={t('close')}
      done={{
        label: t('save'),
        loading: busy,
        loadingLabel: t('save'),
        onPress: () => void save(),
      }}
    >
      <form
        ref={errors.form}
        className="menu-go-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {!of && (
          <ResourceSearch
            model="Destination"
            label={t('school')}
            selected={school}
            onSelect={setSchool}
            error={errors.errorOf('destination_id') ?? errors.errorOf('menu_id')}
          />
        )}
        <TextField
          label={t('from')}
          type="date"
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
          error={errors.errorOf('starts_on')}
        />
        <TextField
          label={t('to')}
          hint={t('toHint')}
          type="date"
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
          error={errors.errorOf('ends_on')}
        />
        <button type="submit" hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
}
