import { ListPage } from '../../../lib/list/index.ts';
import { useAddressesDeclaration } from './addresses-declaration.tsx';
import { useModalsDeclaration } from './modals-declaration.tsx';

/** Every message that opens over pages. */
export function ModalsList() {
  return <ListPage list={useModalsDeclaration()} />;
}

/** The addresses that were left at them. */
export function ModalAddressesList() {
  return <ListPage list={useAddressesDeclaration()} />;
}
