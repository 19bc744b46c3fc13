export { AdminLabels, PortalLabels } from './components/labels-pages.tsx';
