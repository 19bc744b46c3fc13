import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { showAlert } from '../../lib/alerts/index.ts';
import { FormDialog } from '../../lib/record-form/form-dialog.tsx';
import { useShortForm } from '../../lib/record-form/use-short-form.ts';

const FIELDS = ['email', 'first', 'last'] as const;

export type Invited = Record<(typeof FIELDS)[number], string>;

/** Asks for the address that an invitation into a portal is mailed to. */
export default function InviteDialog(props: {
  title: string;
  /** The effect of an invitation, in a sentence. */
  text: string;
  send: (invited: Invited) => Promise<unknown>;
  onClose: () => void;
}) {
  const { title, text, send, onClose } = props;
  const t = useTranslations('access-people');
  const [values, setValues] = useState<Invited>({ email: '', first: '', last: '' });
  const form = useShortForm({
    async send() {
      await send(values);
      showAlert('emailSent');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={title}
      done={t('sendInvitation')}
      doing={t('saving')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <p>{text}</p>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          id={`invited-${field}`}
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
