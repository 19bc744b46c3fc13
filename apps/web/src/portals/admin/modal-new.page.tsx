import { ModalCreate } from '../../features/message-modals-admin/index.ts';

export default function ModalNewPage() {
  return <ModalCreate />;
}
