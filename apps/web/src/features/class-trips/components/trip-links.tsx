import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { TripLink } from '@yay/contract/class-trips/calls';
import type { DestinationRecord } from '@yay/contract/destinations/calls';
import { PAGES } from '@yay/contract/pages';
import { type PlainDate, plainDate, schoolYearOf } from '@yay/domain/calendar';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { serverNowMs } from '../../../lib/clock.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { dateInZone, formatDate } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { emptied } from '../../../lib/record-form/emptied.ts';
import { RecordTable } from '../../../lib/record-table.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { SchoolFrame, schoolPath } from '../../../parts/school-portal/index.ts';
import { linksQuery, makeLink, revokeLink } from '../api/trips.ts';
import '../../../lib/staff/record.css';
import './portal-trip.css';

/** Links by which teachers of a school ask for class trips. */
export function TripLinks() {
  const { school: segment = '' }: { school?: string } = useParams({ strict: false });
  return (
    <SchoolFrame segment={segment} here="closures">
      {(school) => <Links school={school} />}
    </SchoolFrame>
  );
}

function Links({ school }: { school: DestinationRecord }) {
  const t = useTranslations('class-trips.links');
  const trip = useTranslations('class-trips.trip');
  const client = useQueryClient();
  const errorText = useErrorText();
  const query = useQuery(linksQuery(school.id));
  const [made, setMade] = useState<{ teacher: string; address: string }>();
  const [revoking, setRevoking] = useState<TripLink>();
  const [busy, setBusy] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: linksQuery(school.id).queryKey });

  async function revoke(link: TripLink) {
    setBusy(true);
    try {
      await revokeLink(school.id, link.id);
      setRevoking(undefined);
    } catch (error) {
      showAlert(errorText(error));
    }
    setBusy(false);
    await refresh();
  }
  return (
    <>
      <Link to={schoolPath(school, 'closures')} search={{}} className="crumb trip-crumb">
        {trip('back')}
      </Link>
      <div className="record-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="record-meta">{t('note')}</p>
        </div>
      </div>
      {made && <Made {...made} />}
      <NewLink
        school={school}
        onMade={(teacher, token) => {
          setMade({
            teacher,
            address: `${window.location.origin}${PAGES.proposeTrip.path}#${token}`,
          });
          void refresh();
        }}
      />
      <StaffPart query={query} texts={t}>
        {(links) => <LinkTable links={links} onRevoke={setRevoking} />}
      </StaffPart>
      <ConfirmDialog
        open={revoking !== undefined}
        danger
        loading={busy}
        loadingLabel={trip('working')}
        title={t('revokeTitle', { teacher: revoking?.teacher ?? '' })}
        confirmLabel={t('revoke')}
        closeLabel={t('keep')}
        onClose={() => setRevoking(undefined)}
        onConfirm={() => revoking && void revoke(revoking)}
      >
        <p>{t('revokeText')}</p>
      </ConfirmDialog>
    </>
  );
}

function Made({ teacher, address }: { teacher: string; address: string }) {
  const t = useTranslations('class-trips.links');
  const [copied, setCopied] = useState(false);
  return (
    <div className="trip-link-made" role="status">
      <p>{t('made', { teacher })}</p>
      <output aria-label={t('made', { teacher })}>{address}</output>
      <p>
        <button
          type="button"
          className="staff-btn"
          onClick={() => {
            // Without the clipboard the address is there to be selected.
            navigator.clipboard?.writeText(address).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          {copied ? t('copied') : t('copy')}
        </button>
      </p>
    </div>
  );
}

/** The end of the school year that runs. */
const endOfYear = (today: PlainDate): PlainDate => plainDate(`${schoolYearOf(today) + 1}-06-30`);

function NewLink({
  school,
  onMade,
}: {
  school: DestinationRecord;
  onMade: (teacher: string, token: string) => void;
}) {
  const t = useTranslations('class-trips.links');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const today = dateInZone(serverNowMs(), school.market.timezone);
  const end = endOfYear(today);
  const [values, setValues] = useState({ teacher: '', ends_on: end < today ? today : end });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);

  async function make() {
    setErrors({});
    setBusy(true);
    try {
      const { data, token } = await makeLink(school.id, values);
      onMade(data.teacher, token);
      setValues((now) => ({ ...now, teacher: emptied(values.teacher)(now.teacher) }));
    } catch (error) {
      const named = isHttpError(error) ? Object.entries(error.errors) : [];
      if (named.length === 0) showAlert(errorText(error));
      setErrors(Object.fromEntries(named.map(([field, codes]) => [field, fieldText(codes)])));
    }
    setBusy(false);
  }
  return (
    <form
      className="trip-link-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <TextField
        id="trip-teacher"
        label={t('teacher')}
        maxLength={80}
        autoComplete="off"
        required
        value={values.teacher}
        onChange={(event) => setValues({ ...values, teacher: event.currentTarget.value })}
        error={errors.teacher}
      />
      <TextField
        id="trip-ends"
        type="date"
        label={t('ends')}
        required
        value={values.ends_on}
        onChange={(event) =>
          setValues({ ...values, ends_on: event.currentTarget.value as PlainDate })
        }
        error={errors.ends_on}
      />
      <button type="submit" className="staff-btn primary" disabled={busy}>
        {busy ? t('making') : t('make')}
      </button>
    </form>
  );
}

function LinkTable({
  links,
  onRevoke,
}: {
  links: readonly TripLink[];
  onRevoke: (link: TripLink) => void;
}) {
  const t = useTranslations('class-trips.links');
  const format = useFormatter();
  const locale = useLocale();
  return (
    <RecordTable
      caption={t('title')}
      rows={links}
      keyOf={({ id }) => id}
      empty={<p className="mid">{t('none')}</p>}
      columns={[
        { id: 'teacher', title: t('teacher'), look: 'wrap', cell: ({ teacher }) => teacher },
        {
          id: 'ends',
          title: t('ends'),
          labeled: true,
          cell: ({ ends_on: end }) => formatDate(end, locale, 'dayOfYear'),
        },
        {
          id: 'trips',
          title: t('trips'),
          align: 'num',
          labeled: true,
          cell: ({ trips }) => format.number(trips),
        },
        {
          id: 'state',
          title: t('state'),
          labeled: true,
          cell: ({ state }) => t(`states.${state}`),
        },
        {
          id: 'revoke',
          title: t('revoke'),
          titleHidden: true,
          cell: (link) =>
            link.state === 'open' && (
              <button
                type="button"
                className="staff-btn"
                aria-label={t('revokeOf', { teacher: link.teacher })}
                onClick={() => onRevoke(link)}
              >
                {t('revoke')}
              </button>
            ),
        },
      ]}
    />
  );
}
