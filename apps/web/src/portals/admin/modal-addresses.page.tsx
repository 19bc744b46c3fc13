import { ModalAddressesList } from '../../features/modals/index.ts';

export default function ModalAddressesPage() {
  return <ModalAddressesList />;
}
