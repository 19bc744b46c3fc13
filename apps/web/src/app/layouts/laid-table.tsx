import type { Tint } from '@yay/ui/plate';
import { FoodPlate } from '../../parts/food-plate.tsx';

const PLATES: readonly [Tint, string][] = [
  ['mint', 'two-chicken-tacos'],
  ['butter', 'turkey-pepperoni-pizza'],
  ['sky', 'strawberries'],
  ['rose', 'avocado-sushi-box'],
  ['sky', 'spaghetti-marinara'],
  ['mint', 'turkey-sandwich'],
  ['butter', 'chicken-ramen'],
  ['rose', 'garden-salad-with-egg'],
  ['rose', 'banana'],
  ['butter', 'falafel-plate'],
  ['sky', 'chicken-burrito'],
  ['mint', 'apple'],
  ['butter', 'pumpkin-soup'],
  ['sky', 'buttermilk-pancakes'],
  ['mint', 'carrots-and-hummus'],
  ['rose', 'salmon-bento'],
  // On a tall screen the first row is laid again, in another order: no further pictures are loaded.
  ['rose', 'strawberries'],
  ['sky', 'avocado-sushi-box'],
  ['butter', 'two-chicken-tacos'],
  ['mint', 'turkey-pepperoni-pizza'],
];

const SIZES = '(max-width: 1023px) 5.5rem, 7.25rem';

/** Only there to make hungry. */
export function LaidTable() {
  return (
    <div className="table" aria-hidden="true">
      {PLATES.map(([tint, food]) => (
        <FoodPlate key={`${food} ${tint}`} food={food} tint={tint} sizes={SIZES} />
      ))}
    </div>
  );
}
