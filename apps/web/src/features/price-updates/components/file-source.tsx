import { UPLOAD_MOST_CHARACTERS } from '@yay/contract/credit-limits';
import type { PriceSourceInput } from '@yay/contract/price-updates';
import { TextField } from '@yay/ui/text-field';
import type { ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http/index.ts';

/** A file that is looked at as soon as it is chosen. */
export function FileSource({
  busy,
  onShow,
  onClear,
}: {
  busy: boolean;
  onShow: (source: PriceSourceInput) => Promise<void>;
  onClear: () => void;
}) {
  const t = useTranslations('priceUpdates.file');
  const errorText = useErrorText();
  async function look(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const [picked] = input.files ?? [];
    onClear();
    if (!picked) return;
    const text = await picked.text();
    if (text.length > UPLOAD_MOST_CHARACTERS) {
      showAlert(errorText(new HttpError(413, 'too_large')));
      return;
    }
    await onShow({ kind: 'file', file_name: picked.name, text });
    // The same file, mended, is looked at again.
    input.value = '';
  }
  return (
    <>
      <TextField
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        label={t('choose')}
        hint={t('format')}
        onChange={(event) => void look(event)}
      />
      <p role="status" className={busy ? 'callout' : 'sr'}>
        {busy ? t('reading') : ''}
      </p>
    </>
  );
}
