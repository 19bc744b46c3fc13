import { useState } from 'react';
import { MonthDialog } from '../../features/menu-schedules/index.ts';
import { MenusBySchool, type PlannedSchool } from '../../features/menus/index.ts';

/** Menus by school, and the dialog that plans a month of one. */
export default function AdminMenusPage() {
  const [planning, setPlanning] = useState<{ school: PlannedSchool | null } | null>(null);
  return (
    <>
      <MenusBySchool onPlan={(school) => setPlanning({ school })} />
      {planning && <MonthDialog school={planning.school} onClose={() => setPlanning(null)} />}
    </>
  );
}
