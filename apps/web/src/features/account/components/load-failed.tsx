import { useTranslations } from 'use-intl';
import { LoadFailed as Failed } from '../../../lib/load-failed.tsx';

/** A part of the account that could not be read. */
export function LoadFailed(props: { title: string; text: string; onRetry: () => void }) {
  const t = useTranslations('account');
  return (
    <Failed {...props} retry={t('retry')} retrySoon={(seconds) => t('retrySoon', { seconds })} />
  );
}
