import { MealCountsPage } from '../../features/meals/index.ts';

export default function AdminMealCountsPage() {
  return <MealCountsPage />;
}
