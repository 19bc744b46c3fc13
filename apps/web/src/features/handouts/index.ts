export { Kiosk } from './components/kiosk.tsx';
export { SchoolHandOut } from './components/school-hand-out.tsx';
