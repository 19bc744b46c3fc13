export { type Deed, type Doer, record } from './record.ts';
