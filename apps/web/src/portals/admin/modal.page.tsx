import { ModalPage } from '../../features/modals/index.ts';

export default function OneModalPage() {
  return <ModalPage />;
}
