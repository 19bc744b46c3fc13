export { MealCountsPage } from './components/meal-counts-page.tsx';
export { MealsList } from './components/meals-list.tsx';
export { RemoveMeals } from './components/remove-meals.tsx';
