import { ListPage } from '../../../lib/list/index.ts';
import { type PlannedSchool, useBySchoolDeclaration } from './by-school-declaration.tsx';
import './by-school.css';

export type { PlannedSchool };

/** Shows the menu of each grade group of each school, weekday by weekday. */
export function MenusBySchool({ onPlan }: { onPlan: (school: PlannedSchool | null) => void }) {
  const list = useBySchoolDeclaration(onPlan);
  return (
    <div className="by-school">
      <ListPage list={list} />
    </div>
  );
}
