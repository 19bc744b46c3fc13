import type { GiftOfferOut } from '@yay/contract/gifts/calls';
import { Button } from '@yay/ui/button';
import { Card } from '@yay/ui/card';
import { Notice } from '@yay/ui/notice';
import type { Locale } from '@yay/words/locales';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { formatUsd } from '../../../lib/format.ts';
import { useSendForm } from '../../../lib/send-form.ts';
import { useMe } from '../../../lib/session.ts';
import { useStages } from '../../../lib/use-stages.ts';
import { CardForm } from '../../../parts/card-form/index.ts';
import {
  firstValues,
  type GiftFields,
  type GiftKind,
  type GiftValues,
  orderOf,
  totalOf,
} from '../model/gift-values.ts';
import { headOf } from '../model/head-of.ts';
import { useBuying } from '../model/use-buying.ts';
import { GiftDone } from './gift-done.tsx';
import { GiftPreview } from './gift-preview.tsx';
import { PeopleFields } from './people-fields.tsx';

interface GiftFormProps {
  readonly kind: GiftKind;
  readonly offer: GiftOfferOut;
  /**
   * Draws the fields of the kind; a prop, so that a page loads the fields of its own kind alone.
   * A field that is slow to draw only keeps its place while `isWhole` is false.
   */
  readonly present: (fields: GiftFields, isWhole: boolean) => ReactNode;
}

/** Parts of the form in the order in which they are drawn after what is chosen first. */
const STAGES = { present: 1, people: 2, payment: 3 } as const;

/** Choosing a gift, saying for whom it is, and paying for it: one page, one button. */
export function GiftForm({ kind, offer, present }: GiftFormProps) {
  const t = useTranslations('gifts');
  const words = useTranslations(kind === 'gift_card' ? 'gifts.cards' : 'gifts.lunch');
  const locale: Locale = useLocale();
  const head = headOf(kind, offer, locale);
  const me = useMe();
  const buying = useBuying();
  const stage = useStages(STAGES.payment);
  const form = useSendForm<GiftValues>({
    begin: firstValues(offer, me),
    send: async (given) => {
      await buying.buy(orderOf(kind, given, locale));
    },
  });
  const { submit, control, register, setValue, clearErrors, reset, getValues } = form;
  const fields: GiftFields = { control, register, setValue, clearErrors };
  // Every field has a value from the start.
  const values = useWatch({ control }) as GiftValues;
  const total = totalOf(kind, values, offer);

  if (buying.bought) {
    return (
      <GiftDone
        {...buying.bought}
        onAgain={() => {
          const { buyer_name, buyer_email } = getValues();
          reset({ ...firstValues(offer, me), buyer_name, buyer_email });
          buying.again();
        }}
      />
    );
  }
  const said = buying.problem ?? form.problem;
  return (
    <div className="boxed gift">
      <header className="gift-head">
        <h1>{head?.title}</h1>
        <p>{head?.intro}</p>
      </header>
      <form className="gift-grid" noValidate onSubmit={submit}>
        <div className={stage < STAGES.payment ? 'gift-steps is-begun' : 'gift-steps'}>
          <section aria-labelledby="gift-present">
            <Card raised className="gift-step">
              <h2 id="gift-present">{t('form.present')}</h2>
              {present(fields, stage >= STAGES.present)}
            </Card>
          </section>
          {stage >= STAGES.people && <PeopleFields fields={fields} kind={kind} />}
          {stage >= STAGES.payment && (
            <section aria-labelledby="gift-payment">
              <Card raised className="gift-step">
                <h2 id="gift-payment">{t('form.payment')}</h2>
                <CardForm ref={buying.card} provider={offer.provider} />
              </Card>
            </section>
          )}
        </div>
        <aside className="gift-aside">
          <GiftPreview kind={kind} values={values} />
          <div className="gift-pay">
            <p className="gift-total">
              <span>{t('form.total')}</span>
              <b>{Number.isSafeInteger(total) && total > 0 ? formatUsd(total) : '–'}</b>
            </p>
            {said && (
              <Notice tone="danger" live="alert">
                {said}
              </Notice>
            )}
            <Button
              type="submit"
              size="lg"
              wide
              loading={form.isSubmitting}
              loadingLabel={t('form.paying')}
            >
              {words('pay', {
                total: Number.isSafeInteger(total) && total > 0 ? formatUsd(total) : '',
              })}
            </Button>
            <p className="hint">{t('form.safe')}</p>
          </div>
        </aside>
      </form>
    </div>
  );
}
