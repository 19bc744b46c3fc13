import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import {
  CheckCircleIcon,
  ExclamationTriangleIcon,
  InformationCircleIcon,
  PencilSquareIcon,
  ShieldExclamationIcon,
  XMarkIcon,
} from './icons.tsx';
import './notice.css';

export type NoticeTone = 'info' | 'ok' | 'unsaved' | 'late' | 'danger';

const pictures: Record<NoticeTone, ReactNode> = {
  info: <InformationCircleIcon />,
  ok: <CheckCircleIcon />,
  unsaved: <PencilSquareIcon />,
  late: <ExclamationTriangleIcon />,
  danger: <ShieldExclamationIcon />,
};

export interface NoticeProps {
  tone?: NoticeTone;
  icon?: ReactNode;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** 'status' is read when there is time, 'alert' at once; nothing where it stands from the start. */
  live?: 'status' | 'alert';
  dismissLabel?: string;
  onDismiss?: () => void;
  className?: string;
}

export function Notice({
  tone = 'info',
  icon,
  title,
  children,
  action,
  live,
  dismissLabel,
  onDismiss,
  className,
}: NoticeProps) {
  return (
    <div className={classNames('note', `note-${tone}`, className)} role={live}>
      {icon ?? pictures[tone]}
      <div className="note-body">
        {title && <strong className="note-title">{title}</strong>}
        {children}
      </div>
      {action && <div className="note-action">{action}</div>}
      {onDismiss && dismissLabel && (
        <IconButton label={dismissLabel} onClick={onDismiss}>
          <XMarkIcon />
        </IconButton>
      )}
    </div>
  );
}
