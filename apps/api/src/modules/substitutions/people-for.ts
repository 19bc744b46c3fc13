import { mayNameChildren } from '@yay/domain/access';
import type { Actor } from '../../platform/http/index.ts';

interface PeopleOfOrder {
  readonly luncher_id: number;
  readonly luncher: string;
  readonly user_id: number;
  readonly family: string;
}

/** Returns the child and the family of an order, or nulls to an actor who may not see people. */
export const peopleFor = (actor: Actor, row: PeopleOfOrder) =>
  mayNameChildren(actor)
    ? {
        luncher: { id: row.luncher_id, full_name: row.luncher },
        family: { id: row.user_id, full_name: row.family },
      }
    : { luncher: null, family: null };
