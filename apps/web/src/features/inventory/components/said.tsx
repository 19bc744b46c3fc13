import { CheckCircleIcon } from '@yay/ui/icons';

/** Tells what was done, where it was done. */
export function Said({ children }: { children: string | undefined }) {
  return (
    <p className="inv-said" role="status" hidden={!children}>
      {children && <CheckCircleIcon small />}
      {children}
    </p>
  );
}
