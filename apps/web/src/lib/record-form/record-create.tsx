import { Link } from '@tanstack/react-router';
import type { ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '../leave-guard.tsx';
import { RecordCrumbs } from './record-crumbs.tsx';
import '../staff/record.css';

type Create = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  readonly unsaved: number;
  readonly save: () => Promise<void>;
};

/** The form of a new record. */
export function RecordCreate({
  texts,
  list,
  to,
  create,
  children,
}: {
  texts: (key: 'newTitle' | 'newNote' | 'create' | 'creating' | 'crumb') => string;
  list: string;
  to: string;
  create: Create;
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
        ref={create.form}
        className="record-new"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void create.save();
        }}
      >
        {children}
        <div className="record-foot">
          <Link to={to} search={{}} className="staff-btn">
            {t('cancel')}
          </Link>
          <button
            type="submit"
            className="staff-btn primary"
            aria-disabled={create.busy || undefined}
          >
            {texts('create')}
          </button>
          <span className="sr" role="status">
            {create.busy ? texts('creating') : ''}
          </span>
        </div>
      </form>
      <LeaveGuard unsaved={create.unsaved} />
    </div>
  );
}
