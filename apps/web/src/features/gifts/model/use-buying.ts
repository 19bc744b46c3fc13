import type { GiftPayment } from '@yay/contract/gifts/calls';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { newUuid } from '../../../lib/uuid.ts';
import type { CardFormHandle, CardResult } from '../../../parts/card-form/index.ts';
import { buyGift, type GiftToBuy, readGiftPayment, type StartedGift } from '../api/buy-gift.ts';

const LOOK_EVERY_MS = 1_000;
const LOOKS = 20;

export type Bought = { readonly payment: GiftPayment; readonly order: GiftToBuy };

/** Pays for a gift. `problem` is what the card or the bank said no with. */
export function useBuying() {
  const t = useTranslations('payments.refused');
  const card = useRef<CardFormHandle>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [bought, setBought] = useState<Bought | null>(null);
  // The same gift again is the same purchase: nothing is bought twice by pressing twice.
  const attempt = useRef<{ order: string; key: string }>(undefined);

  async function open(order: GiftToBuy): Promise<StartedGift> {
    const text = JSON.stringify(order);
    if (attempt.current?.order !== text) {
      attempt.current = { order: text, key: newUuid() };
    }
    const started = await buyGift(order, attempt.current.key);
    if (started.state !== 'failed') return started;
    // The former attempt is over, as after a night with the page open: a new one begins.
    attempt.current = { order: text, key: newUuid() };
    return buyGift(order, attempt.current.key);
  }

  /** Refusals of the server are thrown; of the card, they are the problem. */
  async function buy(order: GiftToBuy): Promise<void> {
    setProblem(null);
    if (!card.current?.check()) {
      showAlert('cardInputIncomplete');
      return;
    }
    const started = await open(order);
    const result: CardResult =
      started.state === 'paid' || started.client_secret === null
        ? { status: 'processing' }
        : await card.current.pay(started.client_secret);
    if (result.status === 'incomplete') {
      showAlert('cardInputIncomplete');
      return;
    }
    if (result.status === 'refused') {
      setProblem(t(result.why));
      return;
    }
    setBought({ payment: await whatBecameOfIt(started), order });
  }

  return {
    card,
    problem,
    bought,
    buy,
    again() {
      attempt.current = undefined;
      setBought(null);
    },
  };
}

/** The provider has the money; that we know of it may take a moment. */
async function whatBecameOfIt(started: GiftPayment): Promise<GiftPayment> {
  let payment = started;
  for (let look = 0; look < LOOKS && payment.state !== 'paid'; look += 1) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    payment = await readGiftPayment(started.id).catch(() => payment);
  }
  return payment;
}
