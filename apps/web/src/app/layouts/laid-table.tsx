import { Plate, type Tint } from '@yay/ui/plate';
import apple from '../../assets/food/apple.svg';
import banana from '../../assets/food/banana.svg';
import bento from '../../assets/food/bento.svg';
import burrito from '../../assets/food/burrito.svg';
import carrot from '../../assets/food/carrot.svg';
import falafel from '../../assets/food/falafel.svg';
import pancakes from '../../assets/food/pancakes.svg';
import pizza from '../../assets/food/pizza.svg';
import ramen from '../../assets/food/ramen.svg';
import salad from '../../assets/food/salad.svg';
import sandwich from '../../assets/food/sandwich.svg';
import soup from '../../assets/food/soup.svg';
import spaghetti from '../../assets/food/spaghetti.svg';
import strawberry from '../../assets/food/strawberry.svg';
import sushi from '../../assets/food/sushi.svg';
import taco from '../../assets/food/taco.svg';

const PLATES: readonly [Tint, string][] = [
  ['mint', taco],
  ['butter', pizza],
  ['sky', strawberry],
  ['rose', sushi],
  ['sky', spaghetti],
  ['mint', sandwich],
  ['butter', ramen],
  ['rose', salad],
  ['rose', banana],
  ['butter', falafel],
  ['sky', burrito],
  ['mint', apple],
  ['butter', soup],
  ['sky', pancakes],
  ['mint', carrot],
  ['rose', bento],
];

/** Only there to make hungry. */
export function LaidTable() {
  return (
    <div className="table" aria-hidden="true">
      {PLATES.map(([tint, src]) => (
        <Plate key={src} src={src} tint={tint} />
      ))}
    </div>
  );
}
