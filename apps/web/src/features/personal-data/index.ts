export { YourData } from './components/your-data.tsx';
