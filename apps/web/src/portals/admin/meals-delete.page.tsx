import { RemoveMeals } from '../../features/meals/index.ts';

export default function AdminMealsDeletePage() {
  return <RemoveMeals />;
}
