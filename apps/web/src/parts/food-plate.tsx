import { Plate, type Tint } from '@yay/ui/plate';

export interface FoodPlateProps {
  /** The name of a dish that the product has a drawing of. */
  food: string;
  tint: Tint;
  /** The width of the dish, as a browser is told it: a plate's is four thirds of that. */
  sizes: string;
}

/**
 * Food that says nothing of its own. A drawing of hundreds of shapes costs a phone more than the page
 * around it, so it comes as pixels, and as the drawing where a browser does not know them.
 */
export function FoodPlate({ food, tint, sizes }: FoodPlateProps) {
  const srcSet = `/food/small/${food}.avif 160w, /food/${food}.avif 400w`;
  return <Plate src={`/food/${food}.svg`} pixels={{ srcSet, sizes }} tint={tint} />;
}
