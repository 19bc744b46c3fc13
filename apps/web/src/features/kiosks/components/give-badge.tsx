import { BADGE_FORMATS, type BadgeFormat } from '@yay/domain/badges';
import { NativeSelect } from '@yay/ui/native-select';
import { TextField } from '@yay/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { compatibilityOf, giveBadge, type HolderId } from '../api/kiosk-calls.ts';
import type { useDeed } from './use-deed.ts';

/** Gives a child or a person a badge, and says whether the school's readers read it. */
export function GiveBadge(props: {
  schoolId: number;
  holder: HolderId;
  name: string;
  deed: ReturnType<typeof useDeed>;
  onDone: () => void;
}) {
  const { schoolId, holder, name, deed, onDone } = props;
  const t = useTranslations('kiosks.admin');
  const formatName = useTranslations('badges.formats');
  const inSentence = useTranslations('badges.inSentence');
  const [format, setFormat] = useState<BadgeFormat>('qr');
  const [number, setNumber] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const done = await deed.run(async () => {
      await giveBadge(holder, { format, number });
      const { compatible, readers, reason } = await compatibilityOf(schoolId, format);
      if (compatible) return t('fits', { format: inSentence(format) });
      if (reason !== null) return reason;
      const reasons = readers.flatMap((reader) => reader.reason ?? []).join(' ');
      return t(readers.some(({ reads }) => reads) ? 'someDoNotFit' : 'noneFits', { reasons });
    });
    if (done) onDone();
  }
  return (
    <form
      ref={deed.form}
      noValidate
      className="kiosks-fields"
      aria-label={t('giveNamed', { name })}
      onSubmit={(event) => void submit(event)}
    >
      <NativeSelect
        label={t('format')}
        value={format}
        onChange={(event) => {
          const chosen = BADGE_FORMATS.find((one) => one === event.currentTarget.value);
          if (chosen) setFormat(chosen);
        }}
      >
        {BADGE_FORMATS.map((one) => (
          <option key={one} value={one}>
            {formatName(one)}
          </option>
        ))}
      </NativeSelect>
      <TextField
        id={`badge-${Object.values(holder).join()}`}
        label={t('number')}
        autoFocus
        autoComplete="off"
        maxLength={200}
        value={number}
        error={deed.errorOf('number')}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <button type="submit" className="staff-btn primary" aria-disabled={deed.busy || undefined}>
        {t('give')}
      </button>
      <button type="button" className="staff-btn" onClick={onDone}>
        {t('cancel')}
      </button>
    </form>
  );
}
