export { vendorsQuery } from './api/list-vendors.ts';
