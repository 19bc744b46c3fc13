import type { ReaderRecord } from '@yay/contract/badges/calls';
import { BADGE_FORMATS, type BadgeFormat } from '@yay/domain/badges';
import { Checkbox } from '@yay/ui/checkbox';
import { TextField } from '@yay/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { dropReader, newReader } from '../api/kiosk-calls.ts';
import { useDeed } from './use-deed.ts';

/** What reads badges at a school. */
export function SchoolReaders({
  schoolId,
  readers,
}: {
  schoolId: number;
  readers: readonly ReaderRecord[];
}) {
  const t = useTranslations('kiosks.admin');
  const formatName = useTranslations('badges.formats');
  const format = useFormatter();
  const { form, run, busy, said, problem, errorOf } = useDeed();
  const [name, setName] = useState('');
  const [formats, setFormats] = useState<readonly BadgeFormat[]>(['qr', 'ean13']);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = { destination_id: schoolId, name, formats: [...formats] };
    const done = await run(async () => {
      await newReader(body);
      return '';
    });
    if (done) setName('');
  }
  return (
    <section className="kiosks-part" aria-labelledby="kiosks-readers">
      <h2 id="kiosks-readers">{t('readers')}</h2>
      {readers.length === 0 && <p>{t('noReaders')}</p>}
      <ul>
        {readers.map((reader) => (
          <li key={reader.id}>
            <span>
              <b className="strong">{reader.name}</b>
              <small>{format.list(reader.formats.map((one) => formatName(one)))}</small>
            </span>
            <button
              type="button"
              className="staff-btn"
              onClick={() =>
                void run(async () => {
                  await dropReader(reader.id);
                  return '';
                })
              }
            >
              {t('removeNamed', { name: reader.name })}
            </button>
          </li>
        ))}
      </ul>
      <form
        ref={form}
        noValidate
        aria-label={t('addReader')}
        onSubmit={(event) => void submit(event)}
      >
        <h3>{t('addReader')}</h3>
        <div className="kiosks-fields">
          <TextField
            id="reader-name"
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
                    setFormats(
                      checked ? [...formats, one] : formats.filter((other) => other !== one),
                    )
                  }
                />
                {formatName(one)}
              </label>
            ))}
            {errorOf('formats') && <p role="alert">{errorOf('formats')}</p>}
          </fieldset>
          <button type="submit" className="staff-btn primary" aria-disabled={busy || undefined}>
            {t('add')}
          </button>
        </div>
      </form>
      <p role="status">{said}</p>
      {problem !== '' && <p role="alert">{problem}</p>}
    </section>
  );
}
