import { Plate, type Tint } from '@yay/ui/plate';

const PLATES: readonly [Tint, string][] = [
  ['mint', 'taco'],
  ['butter', 'pizza'],
  ['sky', 'strawberry'],
  ['rose', 'sushi'],
  ['sky', 'spaghetti'],
  ['mint', 'sandwich'],
  ['butter', 'ramen'],
  ['rose', 'salad'],
  ['rose', 'banana'],
  ['butter', 'falafel'],
  ['sky', 'burrito'],
  ['mint', 'apple'],
  ['butter', 'soup'],
  ['sky', 'pancakes'],
  ['mint', 'carrot'],
  ['rose', 'bento'],
];

/** Only there to make hungry. */
export function LaidTable() {
  return (
    <div className="table" aria-hidden="true">
      {PLATES.map(([tint, food]) => (
        <Plate key={food} src={`/food/${food}.svg`} tint={tint} />
      ))}
    </div>
  );
}
