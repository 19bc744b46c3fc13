export { AllAssignments } from './components/all-assignments.tsx';
export { AllCounts } from './components/all-counts.tsx';
export { CountScreen } from './components/count-screen.tsx';
export { MenuCodes } from './components/menu-codes.tsx';
export { PortalCount, PortalHistory, PortalInventory } from './components/portal.tsx';
export { AdminSchoolInventory, TeamCount, TeamHistory, TeamLocation } from './components/team.tsx';
export { askedAssignments, askedCount, askedCounts, shownHistory } from './model/asked.ts';
