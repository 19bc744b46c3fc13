import { Link } from '@tanstack/react-router';
import type { ModalRecord } from '@yay/contract/message-modals/admin-calls';
import { PAGES } from '@yay/contract/pages';
import { classNames } from '@yay/ui/class-names';
import { useTranslations } from 'use-intl';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';

const LOOKS = {
  showing: 'active',
  scheduled: 'changed',
  off: 'quiet',
  over: 'quiet',
  archived: 'deleted',
};

export function ModalHead({ modal }: { modal: ModalRecord }) {
  const t = useTranslations('message-modals-admin');
  const { id, state, shown, addresses } = modal;
  return (
    <>
      <RecordCrumbs list={t('list.title')} to={PAGES.adminModals.path} here={shown.headline} />
      <div className="record-head">
        <div>
          <h1>{shown.headline}</h1>
          <p className="record-meta">
            <span className={classNames('standing', `is-${LOOKS[state]}`)}>
              {t(`states.${state}`)}
            </span>
            <span className="num dim">{t('one.number', { id: String(id) })}</span>
            {(shown.cta_type === 'email' || addresses > 0) && (
              <Link to={PAGES.modalAddresses.path} search={{}}>
                {t('one.addresses', { count: addresses })}
              </Link>
            )}
          </p>
        </div>
        <Link to={PAGES.modalNew.path} search={{ from: String(id) }} className="staff-btn">
          {t('one.duplicate')}
        </Link>
      </div>
    </>
  );
}
