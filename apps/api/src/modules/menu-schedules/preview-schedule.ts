import type { Planned, SchedulePlan } from '@yay/contract/menu-schedules';
import type { Db } from '../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../platform/http/index.ts';
import { wantedCells } from './wanted-cells.ts';
import { weighPlan } from './weigh-plan.ts';

/** What a plan would come to; nothing is changed. */
export async function previewSchedule(db: Db, plan: SchedulePlan): Promise<Planned | Refusal> {
  const wanted = await wantedCells(db, plan);
  if (isRefusal(wanted)) return wanted;
  return (await weighPlan(db, wanted, false)).planned;
}
