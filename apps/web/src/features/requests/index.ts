export { RequestPage } from './components/request-page.tsx';
export { RequestsList } from './components/requests-list.tsx';
export { askedOf } from './model/asked.ts';
