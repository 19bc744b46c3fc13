import { isSafeValue } from './conflicts.ts';
import { PROPERTIES, type Properties, type Property } from './properties.ts';

/** Returns the properties that were safe before and no longer are, for lunchers who avoid them. */
export function worsened(before: Properties, after: Properties): Property[] {
  return PROPERTIES.filter(
    (property) =>
      isSafeValue(property, before[property]) && !isSafeValue(property, after[property]),
  );
}
