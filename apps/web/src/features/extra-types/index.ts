export { ExtraTypesPage } from './components/extra-types-page.tsx';
