import { ListPage } from '../../../lib/list/index.ts';
import { useMealsDeclaration } from './meals-declaration.tsx';
import './meals.css';

/** Every meal that is ordered. */
export function MealsList() {
  return <ListPage list={useMealsDeclaration()} />;
}
