import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import {
  CREDIT_CODE_SYMBOLS,
  creditCodeText,
  isWholeCreditCode,
  normalCreditCode,
} from '@yay/domain/gifts';
import { Button, buttonClass } from '@yay/ui/button';
import { Card } from '@yay/ui/card';
import { Notice } from '@yay/ui/notice';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { formatUsd } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSendForm } from '../../../lib/send-form.ts';
import { may, useMe } from '../../../lib/session.ts';
import { codeWorthQuery, redeemCode } from '../api/redeem-code.ts';
import { keepCode, takeCode } from '../model/kept-code.ts';
import { RedeemDone, type Redeemed } from './redeem-done.tsx';
import './gifts.css';

const EXAMPLE = `${'XXXX-'.repeat(4)}XXXX`;
const WHOLE_LENGTH = 20;

/** A code becomes credit of the family that is signed in. */
export function RedeemForm() {
  const t = useTranslations('gifts.redeem');
  const field = useTranslations('errors.field');
  const me = useMe();
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);
  const { register, submit, setError, control, reset, errors, problem, isSubmitting } = useSendForm(
    {
      begin: { code: takeCode() },
      send: redeem,
      refused: (error) => {
        const isAboutCode = isHttpError(error) && error.status === 422;
        if (!isAboutCode) showAlert('creditFailedToApply');
        return false;
      },
    },
  );
  const mayRedeem = may(me, 'user:lunch_calendar') && me?.impersonator === null;
  const typed = useWatch({ control, name: 'code' });
  const { data: worth } = useQuery(codeWorthQuery(typed, mayRedeem && redeemed === null));

  async function redeem({ code }: { code: string }) {
    const normal = normalCreditCode(code);
    if (!isWholeCreditCode(normal)) {
      setError('code', { message: t('mistyped') }, { shouldFocus: true });
      return;
    }
    const answer = await redeemCode(normal);
    keepCode('');
    setRedeemed(answer);
    showAlert('creditApplied');
    await queryClient.invalidateQueries();
  }

  if (redeemed) {
    return (
      <RedeemDone
        redeemed={redeemed}
        onAnother={() => {
          reset({ code: '' });
          setRedeemed(null);
        }}
      />
    );
  }
  return (
    <div className="boxed gift gift-redeem">
      <form noValidate onSubmit={submit}>
        <Card raised className="gift-step">
          <header className="gift-head">
            <h1>{t('title')}</h1>
            <p>{t('intro')}</p>
          </header>
          {problem && (
            <Notice tone="danger" live="alert">
              {problem}
            </Notice>
          )}
          <TextField
            {...register('code', {
              required: field('required'),
              onChange: ({ target }: { target: HTMLInputElement }) => keepCode(target.value),
              onBlur: ({ target }: { target: HTMLInputElement }) => tidy(target),
            })}
            label={t('code')}
            className="gift-code"
            placeholder={EXAMPLE}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            hint={t('codeHint')}
            error={errors.code?.message}
          />
          {worth?.usable && worth.amount_cents !== null && (
            <Notice tone="ok" live="status">
              {t('worth', { amount: formatUsd(worth.amount_cents) })}
            </Notice>
          )}
          {me === null ? (
            <>
              <Notice>{t('visitor')}</Notice>
              <div className="gift-done-ways">
                <Link to={PARENT_PAGES.signUp.path} className={buttonClass({ kind: 'line' })}>
                  {t('signUp')}
                </Link>
                <Link
                  to={PARENT_PAGES.login.path}
                  search={{ to: PARENT_PAGES.redeemGift.path }}
                  className={buttonClass()}
                >
                  {t('logIn')}
                </Link>
              </div>
            </>
          ) : mayRedeem ? (
            <Button type="submit" wide loading={isSubmitting} loadingLabel={t('sending')}>
              {t('submit')}
            </Button>
          ) : (
            <Notice>
              {me.impersonator ? t('acting', { name: me.full_name }) : t('notFamily')}
            </Notice>
          )}
        </Card>
      </form>
    </div>
  );
}

/** Shows a whole code as it is printed, so that it can be compared with the letter. */
function tidy(input: HTMLInputElement): void {
  const code = normalCreditCode(input.value);
  const isPlain = [...code].every((symbol) => CREDIT_CODE_SYMBOLS.includes(symbol));
  if (isPlain && code.length === WHOLE_LENGTH) input.value = creditCodeText(code);
}
