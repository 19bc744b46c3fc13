import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '@yay/ui/dialog';
import { TextField } from '@yay/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { type FieldErrors, isHttpError } from '../../../lib/http/index.ts';
import { accessQuery, type PortalKind } from '../api/access-query.ts';
import { invite } from '../api/change-access.ts';

const FIELDS = ['email', 'first', 'last'] as const;
const COMPLETE = { email: 'off', first: 'off', last: 'off' } as const;

/** Asks for the address that the invitation is mailed to. */
export default function InviteDialog(props: { kind: PortalKind; id: string; onClose: () => void }) {
  const { kind, id, onClose } = props;
  const t = useTranslations('access');
  const textOf = useFieldText();
  const errorText = useErrorText();
  const queries = useQueryClient();
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
      const { queryKey } = accessQuery(kind, id);
      queries.setQueryData(queryKey, await invite(kind, id, values));
      showAlert('emailSent');
      onClose();
    } catch (error) {
      setBusy(false);
      if (isHttpError(error) && error.status === 422) {
        setErrors(error.errors);
      } else showAlert(errorText(error));
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy}
      title={t('grantTitle')}
      closeLabel={t('close')}
      done={{
        label: t('sendInvitation'),
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
        <p>{t('grantText')}</p>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            id={`access-${field}`}
            label={t(field)}
            type={field === 'email' ? 'email' : 'text'}
            autoComplete={COMPLETE[field]}
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
