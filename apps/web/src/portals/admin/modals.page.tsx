import { ModalsList } from '../../features/modals/index.ts';

export default function AdminModalsPage() {
  return <ModalsList />;
}
