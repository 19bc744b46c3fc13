import { useQueryClient } from '@tanstack/react-query';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { FormDialog } from '../../../lib/record-form/form-dialog.tsx';
import { useShortForm } from '../../../lib/record-form/use-short-form.ts';
import { accessQuery, type PortalKind } from '../api/access-query.ts';
import { invite } from '../api/change-access.ts';

const FIELDS = ['email', 'first', 'last'] as const;

/** Asks for the address that the invitation is mailed to. */
export default function InviteDialog(props: { kind: PortalKind; id: string; onClose: () => void }) {
  const { kind, id, onClose } = props;
  const t = useTranslations('access');
  const queries = useQueryClient();
  const [values, setValues] = useState({ email: '', first: '', last: '' });
  const form = useShortForm({
    async send() {
      const { queryKey } = accessQuery(kind, id);
      queries.setQueryData(queryKey, await invite(kind, id, values));
      showAlert('emailSent');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('grantTitle')}
      done={t('sendInvitation')}
      doing={t('saving')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <p>{t('grantText')}</p>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          id={`access-${field}`}
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
