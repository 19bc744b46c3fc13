import {
  PROPERTIES,
  type Properties,
  type Property,
  type PropertyValue,
} from '@yay/domain/allergy';

/** Returns properties in one order, without those that say no more than that nobody has looked. */
export const verified = (properties: Properties): Properties =>
  Object.fromEntries(
    PROPERTIES.flatMap((property) => {
      const value = properties[property];
      return value === undefined || value === 'unverified' ? [] : [[property, value]];
    }),
  );

export const saidOf = (properties: Properties, property: Property): PropertyValue =>
  properties[property] ?? 'unverified';

export const withValue = (
  properties: Properties,
  property: Property,
  value: PropertyValue,
): Properties => verified({ ...properties, [property]: value });

/** Whatever nobody has said is said to be no. */
export const restNo = (properties: Properties): Properties =>
  verified(
    Object.fromEntries(PROPERTIES.map((property) => [property, properties[property] ?? 'no'])),
  );

export const unverifiedCount = (properties: Properties): number =>
  PROPERTIES.filter((property) => saidOf(properties, property) === 'unverified').length;
