export { PortalRollOver } from './components/portal-roll-over.tsx';
