import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AccessHolder, AccessInvitation } from '@yay/contract/access/calls';
import { PAGES } from '@yay/contract/pages';
import { EmptyState } from '@yay/ui/empty-state';
import { ArrowTopRightOnSquareIcon, PlusIcon } from '@yay/ui/icons';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useErrorText } from '../../../lib/error-text.ts';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { SchoolTabs, VendorTabs } from '../../../parts/place-tabs.tsx';
import { accessQuery, type PortalKind } from '../api/access-query.ts';
import { AccessTable, type HolderAct } from './access-table.tsx';
import { type InvitationAct, InvitationsTable } from './invitations-table.tsx';
import '../../../lib/staff/record.css';
import './access.css';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));
const HolderDialog = lazy(() => import('./holder-dialog.tsx'));
const InvitationDialog = lazy(() => import('./invitation-dialog.tsx'));

const LISTS = { school: PAGES.adminSchools.path, vendor: PAGES.adminVendors.path } as const;
const PORTALS = { school: '/schools', vendor: '/vendors' } as const;

type Asked =
  | { act: 'invite' }
  | { act: HolderAct; holder: AccessHolder }
  | { act: InvitationAct; invitation: AccessInvitation };

/** Who may enter the portal of one school or vendor, and the ways in and out. */
export function AccessPage({ kind, id }: { kind: PortalKind; id: string }) {
  const t = useTranslations('access');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(accessQuery(kind, id));
  const [asked, setAsked] = useState<Asked>();
  const list = kind === 'school' ? 'schools' : 'vendors';
  const found = data?.data;
  const close = () => setAsked(undefined);

  return (
    <div className="record">
      <RecordCrumbs list={t(`${list}.title`)} to={LISTS[kind]} here={found?.place.name ?? id} />
      <div className="record-head">
        <div>
          <h1>{found?.place.name ?? t(`${list}.title`)}</h1>
          {found?.place.detail && <p className="record-meta">{found.place.detail}</p>}
        </div>
        {found && (
          <div className="record-acts">
            <Link to={`${PORTALS[kind]}/x-${found.place.id}`} className="staff-btn">
              <ArrowTopRightOnSquareIcon small />
              {t('visitPortal')}
            </Link>
            <button
              type="button"
              className="staff-btn primary"
              onClick={() => setAsked({ act: 'invite' })}
            >
              <PlusIcon small />
              {t('grant')}
            </button>
          </div>
        )}
      </div>
      {found &&
        (kind === 'school' ? (
          <SchoolTabs id={found.place.id} here="access" />
        ) : (
          <VendorTabs id={found.place.id} here="access" />
        ))}
      {!found && !error && <AccessSkeleton label={t('loading')} />}
      {(found || error) && (
        <section className="access" aria-labelledby="access-title">
          <h2 id="access-title">{t(`${kind}.title`)}</h2>
          <p className="mid">{t(`${kind}.intro`)}</p>
          {found ? (
            found.holders.length + found.invitations.length === 0 ? (
              <EmptyState title={t(`${kind}.empty`)}>{t(`${kind}.emptyText`)}</EmptyState>
            ) : (
              found.holders.length > 0 && (
                <AccessTable
                  holders={found.holders}
                  onAct={(act, holder) => setAsked({ act, holder })}
                />
              )
            )
          ) : (
            <StaffFailed title={t('failed')} retry={t('retry')} onRetry={() => void refetch()}>
              {errorText(error)}
            </StaffFailed>
          )}
        </section>
      )}
      {found && found.invitations.length > 0 && (
        <InvitationsTable
          invitations={found.invitations}
          onAct={(act, invitation) => setAsked({ act, invitation })}
        />
      )}
      <Suspense>
        {asked?.act === 'invite' && <InviteDialog kind={kind} id={id} onClose={close} />}
        {asked && 'invitation' in asked && (
          <InvitationDialog
            kind={kind}
            id={id}
            act={asked.act}
            invitation={asked.invitation}
            onClose={close}
          />
        )}
        {found && asked && 'holder' in asked && (
          <HolderDialog
            kind={kind}
            id={id}
            act={asked.act}
            holder={asked.holder}
            place={found.place.name}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

function AccessSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="access">
      <Skeleton height="2.25rem" />
      <Skeleton height="2.25rem" />
      <Skeleton height="2.25rem" />
    </SkeletonGroup>
  );
}
