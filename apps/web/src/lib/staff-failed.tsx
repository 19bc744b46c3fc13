import { ErrorState } from '@yay/ui/error-state';
import { ArrowPathIcon } from '@yay/ui/icons';
import type { ReactNode } from 'react';

export interface StaffFailedProps {
  title: string;
  /** What happened. */
  children: ReactNode;
  retry: string;
  onRetry: () => void;
}

/** What stands on a staff's page where something could not be loaded. */
export function StaffFailed({ title, children, retry, onRetry }: StaffFailedProps) {
  return (
    <ErrorState
      title={title}
      action={
        <button type="button" className="staff-btn" onClick={onRetry}>
          <ArrowPathIcon small />
          {retry}
        </button>
      }
    >
      {children}
    </ErrorState>
  );
}
