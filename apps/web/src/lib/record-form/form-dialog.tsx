import { Dialog } from '@yay/ui/dialog';
import type { ReactNode } from 'react';
import type { ShortForm } from './use-short-form.ts';
import '../staff/dialogs.css';

/** A dialog that is one short form: its button and the Enter key send it. */
export function FormDialog({
  form,
  title,
  done,
  doing,
  closeLabel,
  footer,
  onClose,
  children,
}: {
  form: ShortForm;
  title: string;
  /** The button's name, and the one that it has while the form is sent. */
  done: string;
  doing: string;
  closeLabel: string;
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      locked={form.busy}
      title={title}
      closeLabel={closeLabel}
      footer={footer}
      done={{
        label: done,
        onPress: () => void form.submit(),
        loading: form.busy,
        loadingLabel: doing,
      }}
    >
      <form {...form.form} className="dialog-fields">
        {children}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  );
}
