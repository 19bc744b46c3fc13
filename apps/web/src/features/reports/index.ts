export { RevenueReport } from './components/revenue-report.tsx';
