import { Link } from '@tanstack/react-router';
import { PlusIcon } from '@yay/ui/icons';

/** Leads to the form of another record: the primary act of most lists. */
export function NewLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} search={{}} className="staff-btn primary icon-on-phone">
      <PlusIcon small />
      <span>{label}</span>
    </Link>
  );
}
