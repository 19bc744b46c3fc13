import { useQuery } from '@tanstack/react-query';
import type { VendorRecord } from '@yay/contract/vendors/calls';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { Dialog } from '@yay/ui/dialog';
import { useTranslations } from 'use-intl';
import { suspensionQuery } from '../api/vendor-query.ts';
import { useAheadText } from './use-ahead-text.ts';

/** Says what happens then, before it is done; or why it was not. */
export default function VendorActDialog({
  asked,
  vendor,
  busy,
  onConfirm,
  onClose,
}: {
  asked: 'suspend' | 'unsuspend' | 'unable';
  vendor: VendorRecord;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('vendors');
  const aheadText = useAheadText();
  const { data } = useQuery({
    ...suspensionQuery(vendor.id),
    enabled: asked !== 'unsuspend',
  });
  const ahead = data && data.ahead.orders > 0 && <p className="mid">{aheadText(data.ahead)}</p>;
  if (asked === 'unable') {
    return (
      <Dialog
        open
        role="alertdialog"
        title={t('unableTitle')}
        closeLabel={t('close')}
        done={{ label: t('done'), onPress: onClose }}
        onClose={onClose}
      >
        <p>{t('unableText')}</p>
        {ahead}
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      danger={asked === 'suspend'}
      title={t(`${asked}Title`, { name: vendor.display_name })}
      confirmLabel={t(asked)}
      closeLabel={t('close')}
      note={t('logged')}
      loading={busy}
      loadingLabel={t('working')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(`${asked}Text`)}</p>
      {asked === 'suspend' && ahead}
    </ConfirmDialog>
  );
}
