import { ErrorState } from '@yay/ui/error-state';
import { ArrowPathIcon } from '@yay/ui/icons';
import type { ReactNode } from 'react';

export interface StaffFailedProps {
  title: string;
  /** The sentence that says what happened. */
  children: ReactNode;
  retry: string;
  onRetry: () => void;
}

/** Stands on a staff page in the place of a part that could not be loaded. */
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
