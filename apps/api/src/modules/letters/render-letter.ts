import type { LetterName } from '@yay/words/letters/en';
import { SAY, type Say } from '@yay/words/letters/say';
import type { Locale } from '@yay/words/locales';
import {
  type AccountNoticeData,
  accountDeleted,
  type EmailChangedData,
  emailAdopted,
  emailChanged,
  passwordChanged,
} from './account-notices.ts';
import { type AlreadyRegisteredData, alreadyRegistered } from './already-registered.ts';
import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import { type CreditIssuedData, creditIssued } from './credit-issued.ts';
import { type ExportReadyData, exportReady } from './export-ready.ts';
import {
  type GiftData,
  type GiftReceiptData,
  type GiftRestoredData,
  giftCard,
  giftReceipt,
  giftRestored,
} from './gift.ts';
import {
  type ItemReplacedData,
  itemReplaced,
  type ReplacementSettledData,
  replacementSettled,
} from './item-replaced.ts';
import type { Letter, Sender } from './letter.ts';
import { type LunchNotSafeData, lunchNotSafe } from './lunch-not-safe.ts';
import {
  type DaysReopenedData,
  daysReopened,
  type LunchesCancelledData,
  lunchesCancelled,
} from './lunches-cancelled.ts';
import { type NothingChosenData, nothingChosen } from './nothing-chosen.ts';
import { type OrderConfirmationData, orderConfirmation } from './order-confirmation.ts';
import { type OrdersRecheckedData, ordersRechecked } from './orders-rechecked.ts';
import { firstPassword, type PasswordLinkData, passwordReset } from './password-link.ts';
import { type PaymentReceiptData, paymentReceipt } from './payment-receipt.ts';
import { type PortalWelcomeData, portalWelcome } from './portal-welcome.ts';
import { type ReconciliationDiffersData, reconciliationDiffers } from './reconciliation-differs.ts';
import {
  type ReferralInvitationData,
  type ReferralRewardData,
  referralInvitation,
  referralReward,
} from './referral.ts';
import { type RepeatReportData, repeatReport } from './repeat-report.ts';
import { type SecondFactorData, secondFactorLetter } from './second-factor.ts';
import {
  type PaymentFailedData,
  paymentFailed,
  paymentSuspended,
  type UnpaidLunchesData,
  unpaidCancelled,
  unpaidWarning,
} from './unpaid.ts';
import { type WeekPreviewData, weekPreview } from './week-preview.ts';
import { type WelcomeData, welcome } from './welcome.ts';

/** What each letter needs to know. A name without words, or words without a letter, do not compile. */
export interface LetterData extends Record<LetterName, object> {
  readonly welcome: WelcomeData;
  readonly already_registered: AlreadyRegisteredData;
  readonly password_reset: PasswordLinkData;
  readonly first_password: PasswordLinkData;
  readonly password_changed: AccountNoticeData;
  readonly email_changed: EmailChangedData;
  readonly email_adopted: EmailChangedData;
  readonly account_deleted: AccountNoticeData;
  readonly second_factor_added: SecondFactorData;
  readonly second_factor_removed: SecondFactorData;
  readonly order_confirmation: OrderConfirmationData;
  readonly orders_rechecked: OrdersRecheckedData;
  readonly item_replaced: ItemReplacedData;
  readonly replacement_settled: ReplacementSettledData;
  readonly portal_welcome: PortalWelcomeData;
  readonly week_preview: WeekPreviewData;
  readonly nothing_chosen: NothingChosenData;
  readonly export_ready: ExportReadyData;
  readonly repeat_report: RepeatReportData;
  readonly payment_receipt: PaymentReceiptData;
  readonly gift_receipt: GiftReceiptData;
  readonly gift_card: GiftData;
  readonly gift_restored: GiftRestoredData;
  readonly referral_invitation: ReferralInvitationData;
  readonly referral_reward: ReferralRewardData;
  readonly credit_issued: CreditIssuedData;
  readonly reconciliation_differs: ReconciliationDiffersData;
  readonly payment_failed: PaymentFailedData;
  readonly payment_suspended: PaymentFailedData;
  readonly unpaid_warning: UnpaidLunchesData;
  readonly unpaid_cancelled: UnpaidLunchesData;
  readonly lunches_cancelled: LunchesCancelledData;
  readonly lunch_not_safe: LunchNotSafeData;
  readonly days_reopened: DaysReopenedData;
}

type Template<Name extends LetterName> = (
  say: Say,
  data: LetterData[Name],
  locale: Locale,
  product: string,
) => Letter;

const LETTERS: { readonly [Name in LetterName]: Template<Name> } = {
  welcome: (say, data, _locale, product) => welcome(say, data, product),
  already_registered: (say, data, _locale, product) => alreadyRegistered(say, data, product),
  password_reset: (say, data, _locale, product) => passwordReset(say, data, product),
  first_password: (say, data, _locale, product) => firstPassword(say, data, product),
  password_changed: (say, data, _locale, product) => passwordChanged(say, data, product),
  email_changed: (say, data, _locale, product) => emailChanged(say, data, product),
  email_adopted: (say, data, _locale, product) => emailAdopted(say, data, product),
  account_deleted: (say, data, _locale, product) => accountDeleted(say, data, product),
  second_factor_added: (say, data, _locale, product) =>
    secondFactorLetter(say, 'second_factor_added', data, product),
  second_factor_removed: (say, data, _locale, product) =>
    secondFactorLetter(say, 'second_factor_removed', data, product),
  order_confirmation: orderConfirmation,
  orders_rechecked: ordersRechecked,
  item_replaced: itemReplaced,
  replacement_settled: replacementSettled,
  portal_welcome: (say, data, _locale, product) => portalWelcome(say, data, product),
  week_preview: weekPreview,
  nothing_chosen: nothingChosen,
  export_ready: (say, data) => exportReady(say, data),
  repeat_report: repeatReport,
  payment_receipt: paymentReceipt,
  gift_receipt: (say, data, _locale, product) => giftReceipt(say, data, product),
  gift_card: (say, data, _locale, product) => giftCard(say, data, product),
  gift_restored: (say, data, _locale, product) => giftRestored(say, data, product),
  referral_invitation: (say, data, _locale, product) => referralInvitation(say, data, product),
  referral_reward: (say, data) => referralReward(say, data),
  credit_issued: (say, data) => creditIssued(say, data),
  reconciliation_differs: (say, data, locale) => reconciliationDiffers(say, data, locale),
  payment_failed: paymentFailed,
  payment_suspended: paymentSuspended,
  unpaid_warning: unpaidWarning,
  unpaid_cancelled: unpaidCancelled,
  lunches_cancelled: lunchesCancelled,
  lunch_not_safe: lunchNotSafe,
  days_reopened: daysReopened,
};

export interface RenderedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export function renderLetter<Name extends LetterName>(
  name: Name,
  locale: Locale,
  data: LetterData[Name],
  sender: Sender,
  isMember = true,
): RenderedLetter {
  const say = SAY[locale];
  const template: Template<Name> = LETTERS[name];
  const letter = template(say.letters, data, locale, sender.product);
  const footer = [
    say.frame('questions', { email: sender.email, sms: sender.sms }),
    say.frame(isMember ? 'why' : 'why_guest', { product: sender.product }),
  ];
  return {
    // A line break in a name must not begin a header of its own.
    subject: letter.subject.replace(/\s+/g, ' ').trim(),
    text: asText(letter, footer, sender.url),
    html: asHtml(letter, footer, sender, locale),
  };
}
