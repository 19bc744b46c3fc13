export { lockDay } from '../src/modules/market-days/lock-day.ts';
