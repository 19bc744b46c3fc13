import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LinesTable } from './lines-table.tsx';
import { PriceSave, type PriceSaveProps } from './price-save.tsx';
import { ProblemsTable } from './problems-table.tsx';

/** Shows the changes, the errors, and once there are none, the form that saves them. */
export function Preview({ shown, draft, onDraft, onDone, onChanged }: PriceSaveProps) {
  const t = useTranslations('price-updates');
  const { preview, fresh } = shown;
  const notice = useRef<HTMLDivElement>(null);
  const bad = new Set(preview.problems.map(({ line, text }) => line ?? text)).size;
  const count = preview.lines.length;
  const isSavable = bad === 0 && count > 0;

  // The button that was pressed is gone with the list that it was about.
  useEffect(() => notice.current?.focus(), []);

  return (
    <section aria-labelledby="price-preview" className="price-preview">
      {fresh !== null && (
        <div ref={notice} tabIndex={-1} className="callout late price-changed">
          <p role="alert">
            <strong>{t('preview.changed')}</strong>
          </p>
          {fresh.size > 0 && <p>{t('preview.changedLines', { count: fresh.size })}</p>}
        </div>
      )}
      <h2 id="price-preview">{t('preview.title', { count })}</h2>
      {preview.unchanged > 0 && (
        <p className="mid">{t('preview.unchanged', { count: preview.unchanged })}</p>
      )}
      {bad > 0 && (
        <>
          <p role="alert" className="callout late">
            {t('preview.bad', { count: bad })}
          </p>
          <ProblemsTable problems={preview.problems} />
        </>
      )}
      {isSavable && (
        <PriceSave
          shown={shown}
          draft={draft}
          onDraft={onDraft}
          onDone={onDone}
          onChanged={onChanged}
        />
      )}
      {count > 0 && <LinesTable lines={preview.lines} fresh={fresh} />}
    </section>
  );
}
