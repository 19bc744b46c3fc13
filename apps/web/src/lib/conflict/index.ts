export { ConflictNotice, type ConflictRow } from './conflict-notice.tsx';
