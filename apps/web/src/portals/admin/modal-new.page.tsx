import { ModalCreate } from '../../features/modals/index.ts';

export default function ModalNewPage() {
  return <ModalCreate />;
}
