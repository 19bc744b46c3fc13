import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Lines } from './use-lines.ts';

/** One of the lists of a school: its lines, and what keeps them or takes the changes back. */
export function ListSection({
  id,
  title,
  text,
  lines,
  onSave,
  add,
  children,
}: {
  id: string;
  title: string;
  text: string;
  lines: Lines;
  onSave: () => void;
  add?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations('school-setup');
  const { form, busy, changed, conflict, undo } = lines;
  return (
    <section className="setup" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p className="mid">{text}</p>
      </header>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (changed && !conflict && !busy) onSave();
        }}
      >
        {children}
        {conflict && (
          <Notice
            tone="late"
            live="alert"
            action={
              <button type="button" className="staff-btn" onClick={undo}>
                {t('theirs')}
              </button>
            }
          >
            {t('conflict')}
          </Notice>
        )}
        <div className="setup-acts">
          {add}
          {changed && !conflict && (
            <>
              <Button type="submit" size="sm" loading={busy} loadingLabel={t('saving')}>
                {t('save')}
              </Button>
              <button type="button" className="staff-btn" disabled={busy} onClick={undo}>
                {t('undo')}
              </button>
            </>
          )}
        </div>
      </form>
    </section>
  );
}
