import type { SchoolStaff } from '@yay/contract/access-staff/calls';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { FormDialog } from '../../../lib/record-form/form-dialog.tsx';
import { useShortForm } from '../../../lib/record-form/use-short-form.ts';
import { invite } from '../api/staff.ts';

const FIELDS = ['email', 'first', 'last'] as const;

/** Asks for the address that the invitation is mailed to. */
export default function InviteDialog(props: {
  schoolId: number;
  onSent: (staff: SchoolStaff) => void;
  onClose: () => void;
}) {
  const { schoolId, onSent, onClose } = props;
  const t = useTranslations('access-staff');
  const [values, setValues] = useState({ email: '', first: '', last: '' });
  const form = useShortForm({
    async send() {
      onSent(await invite(schoolId, values));
      showAlert('emailSent');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('inviteTitle')}
      done={t('send')}
      doing={t('saving')}
      closeLabel={t('close')}
      onClose={onClose}
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
          error={form.errorOf(field)}
        />
      ))}
    </FormDialog>
  );
}
