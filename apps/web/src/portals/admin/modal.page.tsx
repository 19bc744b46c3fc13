import { ModalPage } from '../../features/message-modals-admin/index.ts';

export default function OneModalPage() {
  return <ModalPage />;
}
