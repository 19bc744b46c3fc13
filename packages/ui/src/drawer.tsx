import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { LuncherColor } from './avatar.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { XMarkIcon } from './icons.tsx';
import { ScrollRegion } from './scroll-region.tsx';
import { usePullDown } from './use-pull-down.ts';
import './overlay.css';
import './drawer.css';

export interface DrawerProps {
  open: boolean;
  /** Called by the Close button, the shade, Escape, and when the sheet is pulled down. */
  onClose: () => void;
  title: ReactNode;
  subtitle?: ReactNode;
  closeLabel: string;
  /** Before the title: an Avatar. */
  lead?: ReactNode;
  /** Beside Close, on desktop only: day before, day after. */
  actions?: ReactNode;
  /** Between header and body, never scrolled away: a Notice, `.filters`. */
  top?: ReactNode;
  children: ReactNode;
  /** Names the scrolling part, which then takes the focus so that keys can scroll it. */
  bodyLabel?: string;
  /** Stays at the bottom: a `<p><b>what</b>details</p>` and the button. */
  footer?: ReactNode;
  color?: LuncherColor;
}

export function Drawer({
  open,
  onClose,
  title,
  subtitle,
  closeLabel,
  lead,
  actions,
  top,
  children,
  bodyLabel,
  footer,
  color,
}: DrawerProps) {
  const pull = usePullDown('.panel', onClose);
  return (
    <ModalOverlay
      className="scrim"
      isOpen={open}
      onOpenChange={(stays) => !stays && onClose()}
      isDismissable
    >
      <Modal className={classNames('panel', color && `kid-${color}`)}>
        <AriaDialog className="panel-in">
          <span className="grab" aria-hidden="true" {...pull} />
          <header className="panel-head">
            {lead}
            <div className="words">
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              {subtitle && <p>{subtitle}</p>}
            </div>
            <div className="end">
              {actions && <span className="prevnext">{actions}</span>}
              <IconButton label={closeLabel} onClick={onClose}>
                <XMarkIcon />
              </IconButton>
            </div>
          </header>
          {top}
          {bodyLabel ? (
            <ScrollRegion className="scroll" label={bodyLabel}>
              {children}
            </ScrollRegion>
          ) : (
            <div className="scroll">{children}</div>
          )}
          {footer && <footer className="take">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
