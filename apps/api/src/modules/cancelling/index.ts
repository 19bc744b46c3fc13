export { cancelOrdersAhead } from './cancel-ahead.ts';
export { cancelOrders, cancelOrdersOf } from './cancel-orders.ts';
export { cancelUnpaid } from './cancel-unpaid.ts';
export { type DoneBy, originParams } from './done-by.ts';
export { recountWeeks } from './recount-weeks.ts';
