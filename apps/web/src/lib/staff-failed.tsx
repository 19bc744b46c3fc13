import { ErrorState } from '@yay/ui/error-state';
import { ArrowPathIcon } from '@yay/ui/icons';
import type { ReactNode } from 'react';
import { useErrorText } from './error-text.ts';

export interface StaffFailedProps {
  title: string;
  /** The error: its sentence is the same on every page. */
  error?: unknown;
  /** A sentence of its own, where the page knows more. */
  children?: ReactNode;
  retry: string;
  onRetry: () => void;
}

/** Stands on a staff page in the place of a part that could not be loaded. */
export function StaffFailed({ title, error, children, retry, onRetry }: StaffFailedProps) {
  const errorText = useErrorText();
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
      {children ?? errorText(error)}
    </ErrorState>
  );
}
