import {
  ALLERGENS,
  type Allergen,
  DIETS,
  isDiet,
  PROPERTIES,
  type Properties,
  type Property,
  type PropertyValue,
  type ToleranceLevel,
  type Tolerances,
} from './properties.ts';

/** A part of a plate: the entree, an option or an extra. */
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
  /** The finding. For a diet, `contains` means that the part is known not to be of it. */
  found: 'contains' | 'unverified';
};

/** Lists conflicts of a meal with a luncher's tolerances, part by part. Unverified is not safe. */
export function conflicts(tolerances: Tolerances, parts: readonly Part[]): Conflict[] {
  const avoided = PROPERTIES.flatMap((property) => {
    const level = tolerances[property];
    return level === undefined || level === 'prefers' ? [] : [{ property, level }];
  });
  return parts.flatMap((part) =>
    avoided.flatMap(({ property, level }) => {
      const finding = clash(property, part.properties);
      return finding ? [{ part, property, level, found: finding }] : [];
    }),
  );
}

/** Returns the conflicts for which the server refuses the meal, whoever orders it. */
export function forbidden(found: readonly Conflict[]): Conflict[] {
  return found.filter(({ level }) => level === 'avoid_strictly');
}

/**
 * Returns the properties that the luncher would rather not eat and that are known to be there.
 * Nothing is refused for them; they are said, and a meal offered as safe has none of them.
 */
export function avoided(found: readonly Conflict[]): Property[] {
  const known = found.filter(
    (conflict) => conflict.level === 'avoid' && conflict.found === 'contains',
  );
  return [...new Set(known.map((conflict) => conflict.property))];
}

/** Returns which of the nine allergens the parts are known to have. */
export const allergensIn = (parts: readonly Pick<Part, 'properties'>[]): Allergen[] =>
  ALLERGENS.filter((allergen) => parts.some(({ properties }) => properties[allergen] === 'yes'));

/** Tells whether a meal is offered as safe: nothing in it is forbidden, and nothing avoided. */
export function suits(tolerances: Tolerances, parts: readonly Part[]): boolean {
  const clashes = conflicts(tolerances, parts);
  return forbidden(clashes).length === 0 && avoided(clashes).length === 0;
}

/**
 * Returns the meals that are of every diet that the luncher prefers, or all of them where none is: a
 * preference chooses among meals and takes none away. Unverified is not preferred.
 */
export function preferred<T>(
  tolerances: Tolerances,
  meals: readonly T[],
  partsOf: (meal: T) => readonly Part[],
): readonly T[] {
  const wanted = DIETS.filter((diet) => tolerances[diet] === 'prefers');
  const fitting = meals.filter((meal) =>
    partsOf(meal).every(({ properties }) =>
      wanted.every((diet) => isSafeValue(diet, properties[diet])),
    ),
  );
  return fitting.length > 0 ? fitting : meals;
}

export function isSafe(tolerances: Tolerances, parts: readonly Part[]): boolean {
  return forbidden(conflicts(tolerances, parts)).length === 0;
}

/** Returns the code of the refusal; a known conflict outweighs an unverified one. */
export function refusalOf(found: readonly Conflict[]): 'allergy' | 'allergy_unverified' | null {
  const strict = forbidden(found);
  if (strict.length === 0) return null;
  return strict.some((conflict) => conflict.found === 'contains')
    ? 'allergy'
    : 'allergy_unverified';
}

/** Tells whether a value is safe: yes for a diet, no for anything else. */
export const isSafeValue = (property: Property, value: PropertyValue | undefined): boolean =>
  value === (isDiet(property) ? 'yes' : 'no');

function clash(property: Property, properties: Properties): Conflict['found'] | null {
  const value = properties[property] ?? 'unverified';
  if (isSafeValue(property, value)) return null;
  return value === 'unverified' ? 'unverified' : 'contains';
}
