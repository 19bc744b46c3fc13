import {
  isDiet,
  PROPERTIES,
  type Properties,
  type Property,
  type PropertyValue,
  type ToleranceLevel,
  type Tolerances,
} from './properties.ts';

/** One thing on the plate. */
export type Part = {
  kind: 'entree' | 'option' | 'extra';
  id: number;
  name: string;
  properties: Properties;
};

export type Conflict = {
  part: Part;
  property: Property;
  level: ToleranceLevel;
  /** For a diet, `contains` is that the part is known not to be of it. */
  found: 'contains' | 'unverified';
};

/** Where a meal clashes with what the luncher avoids, part by part. Unverified is not safe. */
export function conflicts(tolerances: Tolerances, parts: readonly Part[]): Conflict[] {
  const avoided = PROPERTIES.flatMap((property) => {
    const level = tolerances[property];
    return level === undefined || level === 'prefers' ? [] : [{ property, level }];
  });
  return parts.flatMap((part) =>
    avoided.flatMap(({ property, level }) => {
      const found = clash(property, part.properties);
      return found ? [{ part, property, level, found }] : [];
    }),
  );
}

/** Those for which the server refuses the meal, wherever it comes from. */
export function forbidden(found: readonly Conflict[]): Conflict[] {
  return found.filter(({ level }) => level === 'avoid_strictly');
}

export function isSafe(tolerances: Tolerances, parts: readonly Part[]): boolean {
  return forbidden(conflicts(tolerances, parts)).length === 0;
}

/** The code of the refusal; what is known to be there outweighs what nobody has verified. */
export function refusalOf(found: readonly Conflict[]): 'allergy' | 'allergy_unverified' | null {
  const strict = forbidden(found);
  if (strict.length === 0) return null;
  return strict.some((conflict) => conflict.found === 'contains')
    ? 'allergy'
    : 'allergy_unverified';
}

/** Of a diet, that the food is of it; of anything else, that it is not there. */
export const isSafeValue = (property: Property, value: PropertyValue | undefined): boolean =>
  value === (isDiet(property) ? 'yes' : 'no');

function clash(property: Property, properties: Properties): Conflict['found'] | null {
  const value = properties[property] ?? 'unverified';
  if (isSafeValue(property, value)) return null;
  return value === 'unverified' ? 'unverified' : 'contains';
}
