import { Link } from '@tanstack/react-router';
import { PlusIcon } from '@yay/ui/icons';

/** The one primary thing of most lists: another record. */
export function NewLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} search={{}} className="staff-btn primary icon-on-phone">
      <PlusIcon small />
      <span>{label}</span>
    </Link>
  );
}
