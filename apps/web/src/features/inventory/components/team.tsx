import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Stock } from '@yay/contract/inventory/calls';
import { PLACE_NAME_MAX } from '@yay/contract/inventory/values';
import { PAGES } from '@yay/contract/pages';
import { PencilIcon } from '@yay/ui/icons';
import { TextField } from '@yay/ui/text-field';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { HttpError } from '../../../lib/http/index.ts';
import { mayOpen } from '../../../lib/may-open.ts';
import { FormDialog } from '../../../lib/record-form/form-dialog.tsx';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { useShortForm } from '../../../lib/record-form/use-short-form.ts';
import { useMe } from '../../../lib/session.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { SchoolTabs } from '../../../parts/place-tabs.tsx';
import { schoolQuery } from '../../../parts/school-query.ts';
import { INVENTORY_KEY, renameTo, stockQuery } from '../api/inventory.ts';
import { teamAddresses } from '../model/addresses.ts';
import { CountPage } from './count-page.tsx';
import { History } from './history.tsx';
import { StockBoard } from './stock-board.tsx';
import '../../../lib/staff/record.css';

function idOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new HttpError(404, 'not_found');
  return Number(text);
}

/** The inventory of a school among its other pages. */
export function AdminSchoolInventory({ id }: { id: string }) {
  const list = useTranslations('destinations');
  const t = useTranslations('inventory');
  const query = useQuery(schoolQuery(idOf(id)));
  return (
    <div className="record">
      <RecordCrumbs
        list={list('title')}
        to={PAGES.adminSchools.path}
        here={query.data?.name ?? id}
      />
      <div className="record-head">
        <h1>{query.data?.name ?? list('title')}</h1>
      </div>
      {query.data && <SchoolTabs id={query.data.id} here="inventory" />}
      <StaffPart query={query} texts={(key) => t(key === 'failedTitle' ? 'errorTitle' : key)}>
        {(school) => (
          <StockBoard which={{ school: school.id }} addresses={teamAddresses} level="h2" />
        )}
      </StaffPart>
    </div>
  );
}

/** Reads the location that an address names. */
function Located(props: {
  location: string;
  /** The name of a page of the location other than its inventory. */
  here?: string;
  children: (stock: Stock) => ReactNode;
}) {
  const t = useTranslations('inventory');
  const list = useTranslations('destinations');
  const me = useMe();
  const query = useQuery(stockQuery({ location: idOf(props.location) }));
  return (
    <div className="record">
      <RecordCrumbs
        {...(mayOpen(me, 'adminInventoryAssignments')
          ? { list: t('all.assignmentsTitle'), to: PAGES.adminInventoryAssignments.path }
          : { list: list('title'), to: PAGES.adminSchools.path })}
        via={
          props.here !== undefined &&
          query.data && (
            <Link to={teamAddresses(query.data.location).home} search={{}}>
              {query.data.location.name}
            </Link>
          )
        }
        here={props.here ?? query.data?.location.name ?? props.location}
      />
      {!query.data && (
        <div className="record-head">
          <h1>{t('title')}</h1>
        </div>
      )}
      <StaffPart query={query} texts={(key) => t(key === 'failedTitle' ? 'errorTitle' : key)}>
        {props.children}
      </StaffPart>
    </div>
  );
}

/** A warehouse, or a school by its inventory alone. */
export function TeamLocation({ location }: { location: string }) {
  return (
    <Located location={location}>
      {(stock) => (
        <>
          <div className="record-head">
            <h1>{stock.location.name}</h1>
            {stock.location.kind === 'warehouse' && <Rename location={stock.location} />}
          </div>
          <StockBoard
            which={{ location: stock.location.id }}
            addresses={teamAddresses}
            level="h2"
          />
        </>
      )}
    </Located>
  );
}

export function TeamCount({ location, count }: { location: string; count: string }) {
  const t = useTranslations('inventory.variance');
  return (
    <Located location={location} here={t('crumb')}>
      {(stock) => <CountPage locationId={stock.location.id} number={count} />}
    </Located>
  );
}

export function TeamHistory(props: {
  location: string;
  tab: 'counts' | 'movements';
  page: number;
}) {
  const t = useTranslations('inventory.history');
  return (
    <Located location={props.location} here={t('title')}>
      {(stock) => (
        <History
          locationId={stock.location.id}
          timeZone={stock.time_zone}
          addresses={teamAddresses(stock.location)}
          tab={props.tab}
          page={props.page}
        />
      )}
    </Located>
  );
}

function Rename({ location }: { location: Stock['location'] }) {
  const t = useTranslations('inventory');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="staff-btn" onClick={() => setOpen(true)}>
        <PencilIcon small />
        {t('all.rename')}
      </button>
      {isOpen && <RenameDialog location={location} onClose={() => setOpen(false)} />}
    </>
  );
}

function RenameDialog(props: { location: Stock['location']; onClose: () => void }) {
  const { location, onClose } = props;
  const t = useTranslations('inventory');
  const client = useQueryClient();
  const [name, setName] = useState(location.name);
  const form = useShortForm({
    async send() {
      await renameTo(location.id, name);
      await client.invalidateQueries({ queryKey: INVENTORY_KEY });
      showAlert('settingsSaved');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('all.renameTitle')}
      done={t('save')}
      doing={t('saving')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <TextField
        id="rename-warehouse"
        label={t('all.warehouseName')}
        value={name}
        maxLength={PLACE_NAME_MAX}
        required
        autoComplete="off"
        error={form.errorOf('name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
