export { type Cancellation, type CancelledOrder, cancelOrders } from './cancel-orders.ts';
export { holdDays, type MarketDay } from './hold-days.ts';
export { holdWeeksAhead } from './hold-weeks-ahead.ts';
export { moveOrdersToGrade } from './move-orders-to-grade.ts';
