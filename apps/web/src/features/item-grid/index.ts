export { ItemGrid, type ItemGridProps } from './components/item-grid.tsx';
