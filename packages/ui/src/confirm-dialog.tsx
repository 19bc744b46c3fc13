import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { XMarkIcon } from './icons.tsx';
import './overlay.css';
import './dialog.css';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  /** The consequence of confirming. */
  children?: ReactNode;
  confirmLabel: string;
  /** The way out, beside the button. Left out where the one button is the way out. */
  closeLabel?: string | undefined;
  /** It stays open and can't be closed until the answer is there. */
  loading?: boolean;
  loadingLabel?: string;
  danger?: boolean;
  /** Further meaning at the start of the foot, across from the button. */
  note?: ReactNode;
  /** Other answers, in place of the way out, which is then a cross in the head. */
  others?: ReactNode;
}

/** One question, one button that confirms, and the way out beside it. Closing changes nothing. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  closeLabel,
  loading = false,
  loadingLabel,
  danger = false,
  note,
  others,
}: ConfirmDialogProps) {
  return (
    <ModalOverlay
      className="scrim dialog-shade"
      isOpen={open}
      onOpenChange={(stays) => !stays && onClose()}
      isDismissable={!loading}
      isKeyboardDismissDisabled={loading}
    >
      <Modal className="dialog">
        <AriaDialog className="dialog-in" role="alertdialog">
          <header className="dialog-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {others && closeLabel && (
              <IconButton label={closeLabel} onClick={onClose} disabled={loading}>
                <XMarkIcon />
              </IconButton>
            )}
          </header>
          {children && <div className="dialog-body">{children}</div>}
          <footer className="dialog-foot">
            {note && <p className="start hint">{note}</p>}
            {others ??
              (closeLabel && (
                <Button kind="line" onClick={onClose} disabled={loading}>
                  {closeLabel}
                </Button>
              ))}
            <Button
              kind={danger ? 'danger' : 'primary'}
              onClick={onConfirm}
              loading={loading}
              loadingLabel={loadingLabel}
            >
              {confirmLabel}
            </Button>
          </footer>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
