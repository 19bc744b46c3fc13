import { Link } from '@tanstack/react-router';
import type { ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { RecordCrumbs } from './record-crumbs.tsx';
import { RecordLeaveGuard } from './record-leave-guard.tsx';
import '@yay/ui/patterns/staff-detail.css';

/** The form of a new record. */
export function RecordCreate({
  texts,
  list,
  to,
  form,
  busy,
  unsaved,
  onSave,
  children,
}: {
  texts: (key: 'newTitle' | 'newNote' | 'create' | 'creating' | 'crumb') => string;
  list: string;
  to: string;
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  unsaved: number;
  onSave: () => void;
  children: ReactNode;
}) {
  const t = useTranslations('admin.record');
  return (
    <div className="record">
      <RecordCrumbs list={list} to={to} here={texts('crumb')} />
      <div className="record-head">
        <div>
          <h1>{texts('newTitle')}</h1>
          <p className="record-meta">{texts('newNote')}</p>
        </div>
      </div>
      <form
        ref={form}
        className="record-new"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {children}
        <div className="record-foot">
          <Link to={to} search={{}} className="staff-btn">
            {t('cancel')}
          </Link>
          <button type="submit" className="staff-btn primary" aria-disabled={busy || undefined}>
            {texts('create')}
          </button>
          <span className="sr" role="status">
            {busy ? texts('creating') : ''}
          </span>
        </div>
      </form>
      <RecordLeaveGuard unsaved={unsaved} />
    </div>
  );
}
