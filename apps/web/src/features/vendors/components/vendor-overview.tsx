import { useQuery } from '@tanstack/react-query';
import type { VendorRecord as Vendor } from '@yay/contract/vendors/calls';
import { Skeleton } from '@yay/ui/skeleton';
import { useTranslations } from 'use-intl';
import { suspensionQuery } from '../api/vendor-query.ts';
import { useAheadText } from './use-ahead-text.ts';
import { VendorActs } from './vendor-acts.tsx';
import { VendorHead } from './vendor-head.tsx';
import { VendorRecord } from './vendor-record.tsx';

/** A vendor as the team looks at it: what is ordered of it, and what is done most. */
export function VendorOverview() {
  return (
    <VendorRecord here="home">
      {(vendor) => (
        <div className="record">
          <VendorHead vendor={vendor} here="home" />
          <div className="record-body">
            <div className="place-home">
              <Facts vendor={vendor} />
              <Scheduled id={vendor.id} />
            </div>
            <aside className="record-side">
              <VendorActs vendor={vendor} />
            </aside>
          </div>
        </div>
      )}
    </VendorRecord>
  );
}

function Facts({ vendor }: { vendor: Vendor }) {
  const t = useTranslations('vendors');
  return (
    <section aria-labelledby="vendor-facts">
      <h2 id="vendor-facts">{t('facts')}</h2>
      <dl className="place-facts">
        <div>
          <dt>{t('shortName')}</dt>
          <dd>{vendor.short_name}</dd>
        </div>
        <div>
          <dt>{t('volume')}</dt>
          <dd>{t(vendor.is_high_volume ? 'yes' : 'no')}</dd>
        </div>
      </dl>
      <h3 className="field-label">{t('contactsTitle')}</h3>
      {vendor.contacts.length === 0 ? (
        <p className="mid">{t('noContacts')}</p>
      ) : (
        <ul>
          {vendor.contacts.map(({ email }) => (
            <li key={email}>{email}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Scheduled({ id }: { id: number }) {
  const t = useTranslations('vendors');
  const aheadText = useAheadText();
  const { data } = useQuery(suspensionQuery(id));
  return (
    <section aria-labelledby="vendor-scheduled">
      <h2 id="vendor-scheduled">{t('scheduled')}</h2>
      {data ? <p>{aheadText(data.ahead)}</p> : <Skeleton width="20rem" height="1.25rem" />}
    </section>
  );
}
