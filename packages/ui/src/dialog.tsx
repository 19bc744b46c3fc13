import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { ArrowLeftIcon, XMarkIcon } from './icons.tsx';
import './overlay.css';
import './dialog.css';

export interface DialogProps {
  open: boolean;
  /** Called by the Close button, the shade and Escape. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** The step before this one. */
  back?: { label: string; onPress: () => void };
  done?: {
    label: string;
    onPress: () => void;
    loading?: boolean;
    loadingLabel?: string;
    disabled?: boolean;
  };
  /** The start of the foot, across from Done. */
  footer?: ReactNode;
  children: ReactNode;
  wide?: boolean;
  /** Something runs that must not be walked away from. */
  locked?: boolean;
  /** 'alertdialog' interrupts to ask. */
  role?: 'dialog' | 'alertdialog';
  className?: string;
}

export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  back,
  done,
  footer,
  children,
  wide = false,
  locked = false,
  role = 'dialog',
  className,
}: DialogProps) {
  return (
    <ModalOverlay
      className="scrim dialog-shade"
      isOpen={open}
      onOpenChange={(stays) => !stays && onClose()}
      isDismissable={!locked}
      isKeyboardDismissDisabled={locked}
    >
      <Modal className={classNames('dialog', wide && 'dialog-wide', className)}>
        <AriaDialog className="dialog-in" role={role}>
          <header className="dialog-head">
            {back && (
              <IconButton className="back" label={back.label} onClick={back.onPress}>
                <ArrowLeftIcon />
              </IconButton>
            )}
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label={closeLabel} onClick={onClose} disabled={locked}>
              <XMarkIcon />
            </IconButton>
          </header>
          <div className="dialog-body">{children}</div>
          {(done || footer) && (
            <footer className="dialog-foot">
              {footer && <div className="start">{footer}</div>}
              {done && (
                <Button
                  onClick={done.onPress}
                  loading={done.loading}
                  loadingLabel={done.loadingLabel}
                  disabled={done.disabled}
                >
                  {done.label}
                </Button>
              )}
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * A dialog drawn in place, for a preview: it opens over nothing, and nothing in it can be pressed.
 */
export function DialogDrawing({
  title,
  wide = false,
  children,
}: Pick<DialogProps, 'title' | 'wide' | 'children'>) {
  return (
    <div className="dialog-shade is-drawing" inert>
      <div className={classNames('dialog', wide && 'dialog-wide')}>
        <div className="dialog-in">
          <header className="dialog-head">
            <h2>{title}</h2>
            <span className="iconbtn">
              <XMarkIcon />
            </span>
          </header>
          <div className="dialog-body">{children}</div>
        </div>
      </div>
    </div>
  );
}
