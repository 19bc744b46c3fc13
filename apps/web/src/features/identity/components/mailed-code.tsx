import { useQuery } from '@tanstack/react-query';
import type { AddressStep } from '@yay/contract/identity/address-step';
import { Notice } from '@yay/ui/notice';
import { useTranslations } from 'use-intl';
import { firstData } from '../../../lib/first-data.ts';
import { readLatestMail } from '../api/latest-mail.ts';

/** Environments whose mail leaves for real people. */
const REAL = new Set(['production', 'staging']);

const CODE_MAILS = new Set(['prove_address', 'sign_in_code']);

/** Where no mail leaves, shows what the mailbox got: anybody can open it there. */
export function MailedCode({ step }: { step: AddressStep }) {
  const t = useTranslations('identity.code');
  const made = !REAL.has(firstData().config.environment);
  const { data: mail } = useQuery({
    queryKey: ['latest-mail', step.challenge_token],
    queryFn: () => readLatestMail(step.address),
    enabled: made,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!mail) return null;
  const code = CODE_MAILS.has(mail.template) ? /\d{6}/.exec(mail.subject)?.[0] : undefined;
  return (
    <Notice tone="info">
      {code === undefined ? t('mailStays') : t('mailedCode', { code })}{' '}
      <a className="link" href={`/dev/mailbox/${mail.id}`} target="_blank" rel="noreferrer">
        {t('readMail')}
      </a>
    </Notice>
  );
}
