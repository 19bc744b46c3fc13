export { RedirectCreate } from './components/redirect-create.tsx';
export { RedirectPage } from './components/redirect-page.tsx';
export { RedirectsList } from './components/redirects-list.tsx';
