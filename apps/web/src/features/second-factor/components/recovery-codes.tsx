import { Button } from '@yay/ui/button';
import { Dialog } from '@yay/ui/dialog';
import { PrinterIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { firstData } from '../../../lib/first-data.ts';
import { useMe } from '../../../lib/session.ts';
import { CopyButton } from './copy-button.tsx';

/** Shown this once: it is left by its own button only, not by a slip. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations('second-factor.recovery');
  const factor = useTranslations('second-factor');
  const me = useMe();
  const product = firstData().config.product_name;
  return (
    <Dialog
      open
      locked
      title={t('shownTitle')}
      closeLabel={factor('close')}
      onClose={onKept}
      done={{ label: t('kept'), onPress: onKept }}
    >
      <div className="factor-form recovery-sheet">
        <p className="on-screen">{t('shownText')}</p>
        <p className="on-paper">{t('sheet', { product, email: me?.email ?? '' })}</p>
        <ul className="recovery-codes" aria-label={t('list')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="factor-copy">
          <CopyButton text={codes.join('\n')} label={t('copy')} />
          <Button kind="line" icon={<PrinterIcon />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
