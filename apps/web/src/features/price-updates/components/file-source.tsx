import { UPLOAD_MOST_CHARACTERS } from '@yay/contract/credit/values';
import type { PriceSourceInput } from '@yay/contract/price-updates/calls';
import { Field } from '@yay/ui/field';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FileProblem } from '../model/file-problem.ts';

const NAME_MOST = 200;

/** A file that is looked at as soon as it is chosen. */
export function FileSource({
  busy,
  problem,
  onShow,
  onProblem,
  onClear,
}: {
  busy: boolean;
  /** The problem of the file as a whole. */
  problem: FileProblem | null;
  onShow: (source: PriceSourceInput) => Promise<void>;
  onProblem: (problem: FileProblem) => void;
  onClear: () => void;
}) {
  const t = useTranslations('price-updates');
  const id = useId();
  const [name, setName] = useState('');
  async function look(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const [picked] = input.files ?? [];
    if (!picked) return;
    onClear();
    setName(picked.name);
    const text = await picked.text();
    if (text.length > UPLOAD_MOST_CHARACTERS) onProblem('too_large');
    // No text has it, and nothing that has it is sent.
    else if (text.includes('\0')) onProblem('unreadable');
    else {
      const fileName = picked.name.replace(/\p{Cc}/gu, ' ').slice(-NAME_MOST);
      await onShow({ kind: 'file', file_name: fileName, text });
    }
    // The same file, mended, is looked at again.
    input.value = '';
  }
  return (
    <>
      <Field
        id={id}
        label={t('file.choose')}
        hint={t('file.format')}
        error={problem === null ? undefined : t(`fileProblems.${problem}`)}
      >
        {(wiring) => (
          <div className="price-file">
            {/* Its own words are the browser's, and say that there is no file once it was read. */}
            <input
              className="sr"
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              onChange={(event) => void look(event)}
              {...wiring}
            />
            <label htmlFor={id} className="staff-btn">
              {t(name === '' ? 'file.pick' : 'file.pickOther')}
            </label>
            <span className={name === '' ? 'mid' : undefined}>{name || t('file.none')}</span>
          </div>
        )}
      </Field>
      <p role="status" className={busy ? 'callout' : 'sr'}>
        {busy ? t('file.reading') : ''}
      </p>
    </>
  );
}
