import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import './save-bar.css';

/** Shows the page's one primary button while something is to be saved. */
export function SaveBar({
  names,
  saving,
  onSave,
  onDiscard,
  onChoose,
}: {
  /** The names of the changed fields. */
  names: readonly string[];
  saving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  /** Leads to a choice that has to be made first; nothing is saved past it. */
  onChoose?: (() => void) | undefined;
}) {
  const t = useTranslations('admin.record');
  const count = names.length;
  const act = onChoose ?? onSave;
  const standing = onChoose ? t('conflict.waits') : t('count', { count });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    if (count === 0 || event.altKey || event.shiftKey) return;
    event.preventDefault();
    act();
  });
  // Always listening: an effect of the first change would begin to when the bar can be seen already.
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <>
      <p className="sr" role="status">
        {saving ? t('saving') : count > 0 ? standing : ''}
      </p>
      {count > 0 && (
        <section className="save-bar" aria-label={t('bar')}>
          <div>
            <span className="standing is-changed">{standing}</span>
            <span className="dim names">{names.join(', ')}</span>
            <button type="button" className="staff-btn quiet" onClick={onDiscard}>
              {t('discard')}
            </button>
            <button
              type="button"
              className="staff-btn primary"
              aria-disabled={saving || undefined}
              onClick={act}
            >
              {t(onChoose ? 'conflict.choose' : 'save')}{' '}
              <span aria-hidden="true" className="key">
                {t('keys')}
              </span>
            </button>
          </div>
        </section>
      )}
    </>
  );
}
