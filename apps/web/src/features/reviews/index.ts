export { ReviewsDashboard } from './components/reviews-dashboard.tsx';
