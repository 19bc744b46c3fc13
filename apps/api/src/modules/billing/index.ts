export { billingRoutes } from './billing.routes.ts';
export { createReceipts, type Receipts } from './post-receipt.ts';
