export { Desk } from './components/desk.tsx';
