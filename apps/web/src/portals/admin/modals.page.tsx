import { ModalsList } from '../../features/message-modals-admin/index.ts';

export default function AdminModalsPage() {
  return <ModalsList />;
}
