export { SiteAlert } from './components/site-alert.tsx';
