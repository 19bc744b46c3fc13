import { Link } from '@tanstack/react-router';
import { ArrowTopRightOnSquareIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import type { Entry } from '../model/entries.ts';
import { ApprovalsCount } from './approvals-count.tsx';
import { EntryBadge } from './entry-badge.tsx';
import { useBridge } from './use-bridge.ts';
import './entry-link.css';

/** One place of the portal: in a menu of the header, or in the drawer on a phone. */
export function EntryLink({
  entry,
  here,
  withKey = false,
  onGo,
}: {
  entry: Entry;
  here: boolean;
  withKey?: boolean;
  onGo: () => void;
}) {
  const t = useTranslations('admin');
  const Picture = entry.icon;
  const cross = useBridge(entry.bridge);
  return (
    <Link
      to={entry.path}
      className="admin-entry"
      activeProps={{}}
      aria-current={here ? 'page' : undefined}
      onClick={(event) => {
        onGo();
        cross?.(event);
      }}
    >
      <Picture small />
      {t(`entries.${entry.word}`)}
      {entry.word === 'reconciliation' && <EntryBadge />}
      {entry.word === 'approvals' && <ApprovalsCount />}
      {cross && (
        <span className="out">
          <ArrowTopRightOnSquareIcon small />
          <span className="sr">{t('frame.outside')}</span>
        </span>
      )}
      {withKey && entry.key && (
        <span className="entry-keys" aria-hidden="true">
          <kbd>G</kbd>
          <kbd>{entry.key.toUpperCase()}</kbd>
        </span>
      )}
    </Link>
  );
}
