import type { Tolerances } from '@yay/domain/allergy';
import type { LuncherColor } from '@yay/domain/lunchers';
import type { Zone } from '@yay/domain/time';

/** A luncher's names as its family gives them, by column. */
export interface LuncherNames {
  readonly first: string;
  readonly last: string;
}

/** The columns of LuncherNames: shown in the record and in the family's own file, gone once erased. */
export const LUNCHER_NAMES = ['first', 'last'] as const satisfies readonly (keyof LuncherNames)[];

/** Columns of the same names, of the table or a view of lunchers aliased `l`. */
export const NAMES_OF_LUNCHER = LUNCHER_NAMES.map((name) => `l.${name}`).join(', ');

/** A luncher with its grade, school and market, as `LUNCHER_IN_PLACE` selects it. */
export interface LuncherInPlace extends LuncherNames {
  readonly id: number;
  readonly user_id: number;
  readonly color: LuncherColor;
  readonly tolerances: Tolerances;
  readonly are_orders_repeating: boolean;
  readonly grade_id: number;
  readonly grade_label: string;
  readonly group_name: string;
  readonly destination_id: number;
  readonly destination_name: string;
  readonly destination_abbreviation: string;
  readonly market_id: number;
  readonly market_name: string;
  readonly market_abbreviation: string;
  readonly timezone: Zone;
}

/** Columns of a LuncherInPlace from the view `lunchers_in_place`, aliased `l`. */
export const LUNCHER_IN_PLACE = `l.id, l.user_id, ${NAMES_OF_LUNCHER}, l.color, l.tolerances,
  l.are_orders_repeating, l.grade_id, l.grade_label, l.group_name, l.destination_id,
  l.destination_name, l.destination_abbreviation, l.market_id, l.market_name,
  l.market_abbreviation, l.timezone`;

/**
 * Returns SQL for the zone of a family's first luncher, or the team's zone where there is none.
 * `user` is the SQL of its id. Where `withRemoved` says so, a family whose lunchers are all removed is
 * in the zone of the first of them; one that still has some is in the zone that its week shows.
 */
export const zoneOfFamily = (user: string, { withRemoved = false } = {}): string =>
  `coalesce((select l.timezone from lunchers_in_place l
     where l.user_id = ${user}${withRemoved ? '' : ' and l.deleted_at is null'}
     order by ${withRemoved ? 'l.deleted_at is not null, ' : ''}l.id limit 1), office_zone())`;
