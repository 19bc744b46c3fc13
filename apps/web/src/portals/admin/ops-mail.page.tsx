import { Mails } from '../../features/operations/index.ts';
import '@yay/ui/fonts-staff.css';
import '@yay/ui/patterns/staff.css';

export default function OpsMailsPage() {
  return <Mails />;
}
