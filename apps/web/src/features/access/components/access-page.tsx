import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AccessList } from '@yay/contract/access/calls';
import { PAGES } from '@yay/contract/pages';
import { EmptyState } from '@yay/ui/empty-state';
import { ArrowTopRightOnSquareIcon, PlusIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { RecordCrumbs, RecordStandIn } from '../../../lib/record-form/index.ts';
import { SchoolTabs, VendorTabs } from '../../../parts/place-tabs.tsx';
import { type Asked, InvitationsTable, PeopleDialogs } from '../../../parts/portal-people/index.ts';
import { accessQuery, type PortalKind } from '../api/access-query.ts';
import { carryOut, invite } from '../api/change-access.ts';
import { AccessTable } from './access-table.tsx';
import '../../../lib/staff/record.css';

const LISTS = { school: PAGES.adminSchools.path, vendor: PAGES.adminVendors.path } as const;
const PORTALS = { school: '/schools', vendor: '/vendors' } as const;

/** Who may enter the portal of one school or vendor, and the ways in and out. */
export function AccessPage({ kind, id }: { kind: PortalKind; id: string }) {
  const t = useTranslations('access');
  const queries = useQueryClient();
  const query = accessQuery(kind, id);
  const { data, error, refetch } = useQuery(query);
  const [asked, setAsked] = useState<'invite' | Asked>();
  const list = kind === 'school' ? 'schools' : 'vendors';
  const found = data?.data;
  const put = (list: AccessList | undefined) => list && queries.setQueryData(query.queryKey, list);

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
          <button type="button" className="staff-btn primary" onClick={() => setAsked('invite')}>
            <PlusIcon small />
            {t('grant')}
          </button>
        </div>
      </div>
      {tabsOf(found.place.id)}
      <section className="people" aria-labelledby="access-title">
        <h2 id="access-title">{t(`${kind}.title`)}</h2>
        <p className="mid">{t(`${kind}.intro`)}</p>
        {found.holders.length + found.invitations.length === 0 ? (
          <EmptyState title={t(`${kind}.empty`)}>{t(`${kind}.emptyText`)}</EmptyState>
        ) : (
          found.holders.length > 0 && <AccessTable holders={found.holders} onAct={setAsked} />
        )}
      </section>
      <InvitationsTable invitations={found.invitations} onAct={setAsked} />
      <PeopleDialogs
        asked={asked}
        place={found.place.name}
        invitation={{
          title: t('grant'),
          text: t('grantText'),
          send: async (invited) => put(await invite(kind, id, invited)),
        }}
        carryOut={async (one) => put(await carryOut(kind, id, one))}
        onRefused={() => void queries.invalidateQueries({ queryKey: query.queryKey })}
        onClose={() => setAsked(undefined)}
      />
    </div>
  );
}
