// Written by `npm run gen` from the folders beside it.
import { letters as accountNotices } from './account-notices.ts';
import { letters as alreadyRegistered } from './already-registered.ts';
import { letters as classTrip } from './class-trip.ts';
import { letters as creditIssued } from './credit-issued.ts';
import { letters as dataReady } from './data-ready.ts';
import { letters as emailChange } from './email-change.ts';
import { letters as exportReady } from './export-ready.ts';
import { letters as gift } from './gift.ts';
import { letters as itemReplaced } from './item-replaced.ts';
import { letters as labelsReady } from './labels-ready.ts';
import { letters as lunchNotSafe } from './lunch-not-safe.ts';
import { letters as luncherList } from './luncher-list.ts';
import { letters as lunchesCancelled } from './lunches-cancelled.ts';
import { letters as notPickedUp } from './not-picked-up.ts';
import { letters as nothingChosen } from './nothing-chosen.ts';
import { letters as orderConfirmation } from './order-confirmation.ts';
import { letters as ordersRechecked } from './orders-rechecked.ts';
import { letters as passwordLink } from './password-link.ts';
import { letters as paymentReceipt } from './payment-receipt.ts';
import { letters as portalInvitation } from './portal-invitation.ts';
import { letters as portalWelcome } from './portal-welcome.ts';
import { letters as proveAddress } from './prove-address.ts';
import { letters as reconciliationDiffers } from './reconciliation-differs.ts';
import { letters as referral } from './referral.ts';
import { letters as repeatReport } from './repeat-report.ts';
import { letters as secondFactor } from './second-factor.ts';
import { letters as unpaid } from './unpaid.ts';
import { letters as visitorRequest } from './visitor-request.ts';
import { letters as weekPreview } from './week-preview.ts';
import { letters as welcome } from './welcome.ts';

/** The template of every letter. */
export const LETTERS = {
  ...accountNotices,
  ...alreadyRegistered,
  ...classTrip,
  ...creditIssued,
  ...dataReady,
  ...emailChange,
  ...exportReady,
  ...gift,
  ...itemReplaced,
  ...labelsReady,
  ...lunchNotSafe,
  ...luncherList,
  ...lunchesCancelled,
  ...notPickedUp,
  ...nothingChosen,
  ...orderConfirmation,
  ...ordersRechecked,
  ...passwordLink,
  ...paymentReceipt,
  ...portalInvitation,
  ...portalWelcome,
  ...proveAddress,
  ...reconciliationDiffers,
  ...referral,
  ...repeatReport,
  ...secondFactor,
  ...unpaid,
  ...visitorRequest,
  ...weekPreview,
  ...welcome,
};
