export { ModalCreate } from './components/modal-create.tsx';
export { ModalPage } from './components/modal-page.tsx';
export { ModalAddressesList, ModalsList } from './components/modals-list.tsx';
