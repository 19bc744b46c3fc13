import type { Planned, SchedulePlan } from '@yay/contract/menu-schedules/calls';
import type { Db } from '../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../platform/http/index.ts';
import { planSchedule } from './plan-schedule.ts';
import { wantedCells } from './wanted-cells.ts';

/** Previews a plan without changing anything. */
export async function previewSchedule(db: Db, plan: SchedulePlan): Promise<Planned | Refusal> {
  const wanted = await wantedCells(db, plan);
  if (isRefusal(wanted)) return wanted;
  return (await planSchedule(db, wanted, false)).planned;
}
