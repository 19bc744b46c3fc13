import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { SchoolFrame } from '../../../parts/school-portal/index.ts';
import { stockQuery } from '../api/inventory.ts';
import { portalAddresses } from '../model/addresses.ts';
import { CountPage } from './count-page.tsx';
import { History } from './history.tsx';
import { StockBoard } from './stock-board.tsx';
import '../../../lib/staff/record.css';

/** The inventory of a school, for its own people. */
export function PortalInventory({ segment }: { segment: string }) {
  return (
    <SchoolFrame segment={segment} here="inventory">
      {(school) => (
        <StockBoard
          which={{ school: school.id }}
          addresses={() => portalAddresses(segment)}
          level="h1"
        />
      )}
    </SchoolFrame>
  );
}

export function PortalCount({ segment, count }: { segment: string; count: string }) {
  return (
    <SchoolFrame segment={segment} here="inventory">
      {(school) => (
        <OfSchool school={school.id}>
          {(locationId) => (
            <CountPage
              locationId={locationId}
              number={count}
              back={<BackToInventory segment={segment} />}
            />
          )}
        </OfSchool>
      )}
    </SchoolFrame>
  );
}

function BackToInventory({ segment }: { segment: string }) {
  const t = useTranslations('inventory');
  return (
    <Link to={portalAddresses(segment).home} search={{}} className="crumb">
      {t('back')}
    </Link>
  );
}

export function PortalHistory(props: {
  segment: string;
  tab: 'counts' | 'movements';
  page: number;
}) {
  const { segment, tab, page } = props;
  return (
    <SchoolFrame segment={segment} here="inventory">
      {(school) => (
        <OfSchool school={school.id}>
          {(locationId, timeZone) => (
            <History
              locationId={locationId}
              timeZone={timeZone}
              addresses={portalAddresses(segment)}
              tab={tab}
              page={page}
              back={<BackToInventory segment={segment} />}
            />
          )}
        </OfSchool>
      )}
    </SchoolFrame>
  );
}

function OfSchool(props: {
  school: number;
  children: (locationId: number, timeZone: string) => React.ReactNode;
}) {
  const t = useTranslations('inventory');
  const query = useQuery(stockQuery({ school: props.school }));
  return (
    <>
      {!query.data && (
        <header className="portal-head">
          <h1>{t('title')}</h1>
        </header>
      )}
      <StaffPart query={query} texts={(key) => t(key === 'failedTitle' ? 'errorTitle' : key)}>
        {(stock) => props.children(stock.location.id, stock.time_zone)}
      </StaffPart>
    </>
  );
}
