import type { CreditCodeSet } from '@yay/contract/gifts/calls';
import { Button } from '@yay/ui/button';
import { Dialog } from '@yay/ui/dialog';
import { ArrowDownTrayIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { TextField } from '@yay/ui/text-field';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { centsOf } from '../../../lib/dollars.ts';
import { formatUsd } from '../../../lib/format.ts';
import { useSendForm } from '../../../lib/send-form.ts';
import { newUuid } from '../../../lib/uuid.ts';
import { createSet } from '../api/sets.ts';
import { codesCsv, downloadCsv } from '../model/codes-csv.ts';

type Values = { name: string; amount_cents: string; quantity: string; expires_on: string };
type Made = { readonly data: CreditCodeSet; readonly codes: readonly string[] };

/** Makes a promotion. Its codes are read here, once. */
export default function NewSet({
  limit,
  onClose,
  onMade,
}: {
  /** The sum in cents above which a second person has to agree; unknown until the sets are read. */
  limit: number | undefined;
  onClose: () => void;
  onMade: () => void;
}) {
  const t = useTranslations('gifts.sets');
  const field = useTranslations('errors.field');
  const attempt = useRef<{ body: string; key: string }>(undefined);
  const [made, setMade] = useState<Made | null>(null);
  const { register, submit, control, errors, problem, isSubmitting } = useSendForm({
    begin: { name: '', amount_cents: '10', quantity: '50', expires_on: '' },
    send: create,
  });
  const required = { required: field('required') };
  const [each, count] = useWatch({ control, name: ['amount_cents', 'quantity'] });
  const total = centsOf(each) * Number(count);

  const totalHint =
    !Number.isSafeInteger(total) || total <= 0
      ? undefined
      : limit !== undefined && total > limit
        ? t('new.totalWaits', { total: formatUsd(total), limit: formatUsd(limit) })
        : t('new.total', { total: formatUsd(total) });

  async function create(values: Values) {
    const body = {
      name: values.name,
      amount_cents: centsOf(values.amount_cents) || 0,
      quantity: Number(values.quantity) || 0,
      expires_on: values.expires_on || null,
    };
    const text = JSON.stringify(body);
    // The same set again, after a lost answer, is the same set.
    if (attempt.current?.body !== text) attempt.current = { body: text, key: newUuid() };
    setMade(await createSet(body, attempt.current.key));
    onMade();
  }

  if (made) return <MadeSet made={made} onClose={onClose} />;
  return (
    <Dialog
      open
      title={t('new.title')}
      closeLabel={t('close')}
      locked={isSubmitting}
      onClose={onClose}
      done={{
        label: t('new.submit'),
        onPress: () => void submit(),
        loading: isSubmitting,
        loadingLabel: t('new.sending'),
      }}
    >
      <form className="new-set" noValidate onSubmit={submit}>
        {problem && (
          <Notice tone="danger" live="alert">
            {problem}
          </Notice>
        )}
        <TextField
          {...register('name', required)}
          label={t('new.name')}
          maxLength={120}
          hint={t('new.nameHint')}
          error={errors.name?.message}
        />
        <TextField
          {...register('amount_cents', required)}
          label={t('new.amount')}
          inputMode="decimal"
          lead="$"
          error={errors.amount_cents?.message}
        />
        <TextField
          {...register('quantity', required)}
          label={t('new.quantity')}
          inputMode="numeric"
          hint={totalHint}
          error={errors.quantity?.message}
        />
        <TextField
          {...register('expires_on')}
          label={t('new.expires')}
          type="date"
          hint={t('new.expiresHint')}
          error={errors.expires_on?.message}
        />
      </form>
    </Dialog>
  );
}

function MadeSet({ made: { data, codes }, onClose }: { made: Made; onClose: () => void }) {
  const t = useTranslations('gifts.sets');
  const [downloaded, setDownloaded] = useState(false);
  const [warned, setWarned] = useState(false);
  const amount = formatUsd(data.amount_cents);

  function download() {
    const heads = [t('csv.code'), t('csv.amount'), t('csv.name'), t('csv.expires')];
    const rows = codes.map((code) => [
      code,
      (data.amount_cents / 100).toFixed(2),
      data.name,
      data.expires_on ?? '',
    ]);
    downloadCsv(`${data.name.replace(/[^\p{L}\p{N} -]/gu, '')}.csv`, codesCsv(heads, rows));
    setDownloaded(true);
  }

  return (
    <Dialog
      open
      title={t('new.doneTitle')}
      closeLabel={t('close')}
      // They can't be read a second time: closing by mistake costs a whole set.
      onClose={() => (downloaded || warned || codes.length === 0 ? onClose() : setWarned(true))}
      done={{ label: t('new.close'), onPress: onClose, disabled: !downloaded && codes.length > 0 }}
    >
      <div className="new-set">
        {codes.length === 0 ? (
          <Notice tone="late">{t('new.again')}</Notice>
        ) : (
          <>
            {data.state === 'waiting' && <Notice tone="late">{t('new.waits')}</Notice>}
            <p>{t('new.done', { count: codes.length, amount })}</p>
            {warned && !downloaded && (
              <Notice tone="late" live="alert">
                {t('new.leave')}
              </Notice>
            )}
            <Button icon={<ArrowDownTrayIcon />} onClick={download}>
              {t('new.download')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
