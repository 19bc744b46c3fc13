import { MealsList } from '../../features/meals/index.ts';

export default function AdminMealsPage() {
  return <MealsList />;
}
