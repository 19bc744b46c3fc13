import { Mails } from '../../features/operations/index.ts';

export default function OpsMailsPage() {
  return <Mails />;
}
