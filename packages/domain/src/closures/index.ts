export { schoolMayGive, schoolMayLift } from './school-may-give.ts';
