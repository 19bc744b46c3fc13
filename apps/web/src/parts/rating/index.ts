export { Rating } from './rating.tsx';
