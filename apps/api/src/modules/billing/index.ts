import { defineModule } from '../../platform/define-module.ts';
import { billingRoutes } from './billing.routes.ts';

export { createReceipts, type Receipts } from './post-receipt.ts';
export { readAvailableCredit } from './read-available-credit.ts';

export const manifest = defineModule({ routes: billingRoutes });
