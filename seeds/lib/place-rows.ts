import type { Row } from './insert-rows.ts';
import { MARKETS, type School } from './places.ts';

export function marketRows(): Row[] {
  return MARKETS.map(({ id, name, abbreviation, zone }) => ({
    id,
    name,
    abbreviation,
    timezone: zone,
  }));
}

export function schoolRows(schools: readonly School[]): Row[] {
  return schools.map(({ id, market, name, abbreviation, city }) => ({
    id,
    market_id: market.id,
    name,
    abbreviation,
    city,
    status: 'active',
  }));
}

export function gradeRows(schools: readonly School[]): Row[] {
  return schools.flatMap(({ grades }) =>
    grades.map(({ id, schoolId, label, group, position }) => ({
      id,
      destination_id: schoolId,
      label,
      group_name: group,
      position,
    })),
  );
}
