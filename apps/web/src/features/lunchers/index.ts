export { lunchersQuery } from './api/lunchers-query.ts';
export { LuncherAdded } from './components/luncher-added.tsx';
export { LuncherForm } from './components/luncher-form.tsx';
export { LuncherList } from './components/luncher-list.tsx';
export { LunchersFailed } from './components/lunchers-failed.tsx';
export { LunchersSkeleton } from './components/lunchers-skeleton.tsx';
export { OutcomeNotice } from './components/outcome-notice.tsx';
export { ReturningFamily } from './components/returning-family.tsx';
export type { Outcome } from './model/use-luncher-saving.ts';
