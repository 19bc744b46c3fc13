export { WeekPage } from './components/week-page.tsx';
