export { goesBeyond, readTable, type Table, type TableRow } from './read-table.ts';
