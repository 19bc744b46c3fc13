export { AlertMessages } from './components/alert-messages.tsx';
