import { useQuery } from '@tanstack/react-query';
import { Notice } from '@yay/ui/notice';
import { useTranslations } from 'use-intl';
import { firstData } from '../lib/first-data.ts';
import { readLatestMail } from './latest-mail.ts';

/** Environments whose mail leaves for real people. */
const REAL = new Set(['production', 'staging']);

const WITH_CODE = new Set(['prove_address', 'prove_new_address', 'sign_in_code']);

/**
 * Shows the contents of the mailbox where no mail leaves: anybody can open it there. Its pages load
 * the words `identity`.
 */
export function MailedCode({
  address,
  mail: sent,
}: {
  address: string;
  /** Changes with every mail that was sent. */
  mail: string | number;
}) {
  const t = useTranslations('identity.code');
  const made = !REAL.has(firstData().config.environment);
  const { data: mail } = useQuery({
    queryKey: ['latest-mail', address, sent],
    queryFn: () => readLatestMail(address),
    enabled: made,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!mail) return null;
  const code = WITH_CODE.has(mail.template) ? /\d{6}/.exec(mail.subject)?.[0] : undefined;
  return (
    <Notice tone="info">
      {code === undefined ? t('mailStays') : t('mailedCode', { code })}{' '}
      <a className="link" href={`/dev/mailbox/${mail.id}`} target="_blank" rel="noreferrer">
        {t('readMail')}
      </a>
    </Notice>
  );
}
