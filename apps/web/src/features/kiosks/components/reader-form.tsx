import type { ReaderRecord } from '@yay/contract/badges/calls';
import { BADGE_FORMATS, type BadgeFormat } from '@yay/domain/badges';
import { Checkbox } from '@yay/ui/checkbox';
import { TextField } from '@yay/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { emptied } from '../../../lib/record-form/emptied.ts';
import { changeReader, newReader } from '../api/kiosk-calls.ts';
import { useDeed } from './use-deed.ts';

const USUAL: readonly BadgeFormat[] = ['qr', 'ean13'];

/** Gives a school a reader, or changes one that it has. */
export function ReaderForm({
  schoolId,
  reader,
  onDone,
}: {
  schoolId: number;
  /** Null adds one. */
  reader: ReaderRecord | null;
  /** A changed one is shown again; after an added one the form is empty. */
  onDone?: () => void;
}) {
  const t = useTranslations('kiosks.admin');
  const formatName = useTranslations('badges.formats');
  const { form, run, busy, said, problem, errorOf } = useDeed();
  const [name, setName] = useState(reader?.name ?? '');
  const [formats, setFormats] = useState<readonly BadgeFormat[]>(reader?.formats ?? USUAL);
  const title = reader ? t('changeNamed', { name: reader.name }) : t('addReader');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const fields = { name, formats: [...formats] };
    const done = await run(async () => {
      if (reader) await changeReader(reader.id, fields);
      else await newReader({ destination_id: schoolId, ...fields });
      return '';
    });
    if (!done) return;
    if (!reader) setName(emptied(name));
    onDone?.();
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={title}
      className="kiosks-reader"
      onSubmit={(event) => void submit(event)}
    >
      <h3>{title}</h3>
      <div className="kiosks-fields">
        <TextField
          id={`reader-name-${reader?.id ?? 'new'}`}
          label={t('name')}
          autoComplete="off"
          maxLength={60}
          value={name}
          error={errorOf('name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <fieldset className="kiosks-formats">
          <legend>{t('formats')}</legend>
          {BADGE_FORMATS.map((one) => (
            <label key={one} className="kiosks-format">
              <Checkbox
                checked={formats.includes(one)}
                onChange={(checked) =>
                  setFormats(checked ? [...formats, one] : formats.filter((other) => other !== one))
                }
              />
              {formatName(one)}
            </label>
          ))}
          {errorOf('formats') && <p role="alert">{errorOf('formats')}</p>}
        </fieldset>
        <button type="submit" className="staff-btn primary" aria-disabled={busy || undefined}>
          {reader ? t('save') : t('add')}
        </button>
        {reader && (
          <button type="button" className="staff-btn" onClick={onDone}>
            {t('cancel')}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
      {problem !== '' && <p role="alert">{problem}</p>}
    </form>
  );
}
