import type { Row } from '../lib/insert-rows.ts';
import { MARKETS, SCHOOLS } from './places.ts';

export function marketRows(): Row[] {
  return MARKETS.map(({ id, name, abbreviation, zone }) => ({
    id,
    name,
    abbreviation,
    timezone: zone,
  }));
}

export function schoolRows(): Row[] {
  return SCHOOLS.map(({ id, market, name, abbreviation, city }) => ({
    id,
    market_id: market.id,
    name,
    abbreviation,
    city,
    status: 'active',
  }));
}

export function gradeRows(): Row[] {
  return SCHOOLS.flatMap(({ grades }) =>
    grades.map(({ id, schoolId, label, group, position }) => ({
      id,
      destination_id: schoolId,
      label,
      group_name: group,
      position,
    })),
  );
}
