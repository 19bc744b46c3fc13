import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AccessHolder, AccessInvitation } from '@yay/contract/access/calls';
import { PAGES } from '@yay/contract/pages';
import { EmptyState } from '@yay/ui/empty-state';
import { ArrowTopRightOnSquareIcon, PlusIcon } from '@yay/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { RecordCrumbs, RecordStandIn } from '../../../lib/record-form/index.ts';
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
  const { data, error, refetch } = useQuery(accessQuery(kind, id));
  const [asked, setAsked] = useState<Asked>();
  const list = kind === 'school' ? 'schools' : 'vendors';
  const found = data?.data;
  const close = () => setAsked(undefined);

  const tabsOf = (place: number) =>
    kind === 'school' ? (
      <SchoolTabs id={place} here="access" />
    ) : (
      <VendorTabs id={place} here="access" />
    );
  if (!found) {
    return (
      <RecordStandIn
        id={Number(id)}
        list={{ title: t(`${list}.title`), to: LISTS[kind] }}
        tabs={tabsOf(Number(id))}
        query={{ error, refetch }}
        texts={(key) => t(key === 'loading' ? 'loading' : 'failed')}
      />
    );
  }

  return (
    <div className="record">
      <RecordCrumbs list={t(`${list}.title`)} to={LISTS[kind]} here={found.place.name} />
      <div className="record-head">
        <div>
          <h1>{found.place.name}</h1>
          {found.place.detail && <p className="record-meta">{found.place.detail}</p>}
        </div>
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
      </div>
      {tabsOf(found.place.id)}
      <section className="access" aria-labelledby="access-title">
        <h2 id="access-title">{t(`${kind}.title`)}</h2>
        <p className="mid">{t(`${kind}.intro`)}</p>
        {found.holders.length + found.invitations.length === 0 ? (
          <EmptyState title={t(`${kind}.empty`)}>{t(`${kind}.emptyText`)}</EmptyState>
        ) : (
          found.holders.length > 0 && (
            <AccessTable
              holders={found.holders}
              onAct={(act, holder) => setAsked({ act, holder })}
            />
          )
        )}
      </section>
      {found.invitations.length > 0 && (
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
        {asked && 'holder' in asked && (
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
