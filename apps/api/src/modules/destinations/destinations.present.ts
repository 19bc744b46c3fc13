import type { Destination } from '@yay/contract/destinations';
import { slugify } from '@yay/domain/text';
import type { DestinationRow } from './destinations.repo.ts';

export const presentDestination = (row: DestinationRow): Destination => ({
  id: row.id,
  name: row.name,
  slug: slugify(row.name),
  abbreviation: row.abbreviation,
  city: row.city,
  status: row.status,
  market: {
    id: row.market_id,
    name: row.market_name,
    abbreviation: row.market_abbreviation,
    timezone: row.timezone,
  },
});
