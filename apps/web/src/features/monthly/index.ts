export { MonthsPage } from './components/months-page.tsx';
