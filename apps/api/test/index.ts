export { silentLog } from './silent-log.ts';
export { type TestApp, testApp } from './test-app.ts';
export { type TestDatabase, testDatabase } from './test-database.ts';
