import { ModalAddressesList } from '../../features/message-modals-admin/index.ts';

export default function ModalAddressesPage() {
  return <ModalAddressesList />;
}
