import { isSafeValue } from './conflicts.ts';
import { PROPERTIES, type Properties, type Property } from './properties.ts';

/** What somebody who strictly avoids it could have before, and no longer can. */
export function worsened(before: Properties, after: Properties): Property[] {
  return PROPERTIES.filter(
    (property) =>
      isSafeValue(property, before[property]) && !isSafeValue(property, after[property]),
  );
}
