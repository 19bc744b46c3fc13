export { ActivityList } from './components/activity-list.tsx';
export { LatestChanges } from './components/latest-changes.tsx';
export { LogsList } from './components/logs-list.tsx';
