import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import {
  CheckCircleIcon,
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
  XMarkIcon,
} from './icons.tsx';
import './alert-list.css';

export type AlertType = 'success' | 'error' | 'warning';

export interface AlertMessage {
  id: string;
  type: AlertType;
  text: ReactNode;
  /** The alert was said again while it still stands: it flashes. */
  boosted?: boolean;
}

export interface AlertListProps {
  messages: readonly AlertMessage[];
  onDismiss: (id: string) => void;
  /** A message is pointed at or has the focus, and is not to go meanwhile. */
  onHold?: (by: 'pointer' | 'focus') => void;
  onRelease?: (by: 'pointer' | 'focus') => void;
  dismissLabel: string;
  /** Spoken before the text, since color and picture are not. */
  typeLabels: Record<AlertType, string>;
  /** The alerts stand in the page's flow instead of above everything. */
  inline?: boolean;
}

const pictures: Record<AlertType, ReactNode> = {
  success: <CheckCircleIcon />,
  error: <ExclamationCircleIcon />,
  warning: <ExclamationTriangleIcon />,
};

export function AlertList({
  messages,
  onDismiss,
  onHold,
  onRelease,
  dismissLabel,
  typeLabels,
  inline = false,
}: AlertListProps) {
  const show = (message: AlertMessage) => (
    <div
      key={message.id}
      className={classNames('toast', `toast-${message.type}`, message.boosted && 'is-boosted')}
    >
      {pictures[message.type]}
      <p>
        <span className="sr">{typeLabels[message.type]} </span>
        {message.text}
      </p>
      <IconButton label={dismissLabel} onClick={() => onDismiss(message.id)}>
        <XMarkIcon />
      </IconButton>
    </div>
  );
  // Both regions stand from the start: a region that appears together with its text is not read.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pauses the timers of its messages, and is no control
    <div
      className={classNames('alerts', inline && 'alerts-inline')}
      // An open dialog leaves what carries this mark readable and pressable.
      data-react-aria-top-layer="true"
      onPointerEnter={() => onHold?.('pointer')}
      onPointerLeave={() => onRelease?.('pointer')}
      onFocus={() => onHold?.('focus')}
      onBlur={() => onRelease?.('focus')}
    >
      <div role="alert" aria-atomic="false">
        {messages.filter((message) => message.type === 'error').map(show)}
      </div>
      <div role="status" aria-atomic="false">
        {messages.filter((message) => message.type !== 'error').map(show)}
      </div>
    </div>
  );
}
