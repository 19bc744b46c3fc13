import type { SchoolStaff } from '@yay/contract/school-staff/calls';
import { Dialog } from '@yay/ui/dialog';
import { TextField } from '@yay/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { type FieldErrors, isHttpError } from '../../../lib/http/index.ts';
import { invite } from '../api/staff.ts';

const FIELDS = ['email', 'first', 'last'] as const;

/** Asks for the address that the invitation is mailed to. */
export default function InviteDialog(props: {
  schoolId: number;
  onSent: (staff: SchoolStaff) => void;
  onClose: () => void;
}) {
  const { schoolId, onSent, onClose } = props;
  const t = useTranslations('school-staff');
  const textOf = useFieldText();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ email: '', first: '', last: '' });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  // Once the messages stand and the button, which was busy, no longer holds the focus.
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [errors]);

  async function save() {
    if (busy) return;
    setBusy(true);
    setErrors({});
    try {
      onSent(await invite(schoolId, values));
      showAlert('emailSent');
      onClose();
    } catch (error) {
      setBusy(false);
      if (isHttpError(error) && error.status === 422) setErrors(error.errors);
      else showAlert(errorText(error));
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={t('inviteTitle')}
      closeLabel={t('close')}
      done={{
        label: t('send'),
        onPress: () => void save(),
        loading: busy,
        loadingLabel: t('saving'),
      }}
    >
      <form
        ref={form}
        noValidate
        className="dialog-fields"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p>{t('inviteText')}</p>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            id={`staff-${field}`}
            label={t(field)}
            type={field === 'email' ? 'email' : 'text'}
            autoComplete="off"
            required
            value={values[field]}
            onChange={(event) => setValues({ ...values, [field]: event.currentTarget.value })}
            error={errors[field] ? textOf(errors[field]) : undefined}
          />
        ))}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  );
}
