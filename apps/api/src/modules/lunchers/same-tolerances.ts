import { PROPERTIES, type Tolerances } from '@yay/domain/allergy';

export const sameTolerances = (a: Tolerances, b: Tolerances): boolean =>
  PROPERTIES.every((property) => a[property] === b[property]);
