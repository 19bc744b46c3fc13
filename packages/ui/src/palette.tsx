import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import './overlay.css';
import './palette.css';

/**
 * A box near the top of the page for a text field and what it finds, a whole sheet on a phone. Links
 * inside are followed by `onFollow`; one for another tab stays the browser's.
 */
export function Palette({
  label,
  onClose,
  onFollow,
  children,
}: {
  label: string;
  /** Closes by the shade or Escape. */
  onClose: () => void;
  onFollow: (href: string) => void;
  children: ReactNode;
}) {
  return (
    <ModalOverlay
      className="scrim palette-shade"
      isOpen
      onOpenChange={(stays) => !stays && onClose()}
      isDismissable
    >
      <Modal className="palette">
        <AriaDialog className="palette-in" aria-label={label}>
          <RouterProvider navigate={onFollow}>{children}</RouterProvider>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
