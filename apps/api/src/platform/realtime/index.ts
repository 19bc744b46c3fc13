export { publish, REALTIME_CHANNEL } from './publish.ts';
