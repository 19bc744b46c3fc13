import { useQuery } from '@tanstack/react-query';
import type { DestinationConflict, DestinationRecord } from '@yay/contract/destinations/calls';
import type { OrdersAhead } from '@yay/contract/markets/calls';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { RecordEdit, useRecordEdit } from '../../../lib/record-form/index.ts';
import { schoolKey, schoolQuery } from '../../../parts/school-query.ts';
import { SchoolSetup } from '../../../parts/school-setup/index.ts';
import { openMarketsQuery } from '../api/open-markets.ts';
import { updateSchool } from '../api/save-school.ts';
import { inputOf, type SchoolValues, valuesOf } from '../model/school-values.ts';
import { SchoolActs } from './school-acts.tsx';
import { SchoolFields } from './school-fields.tsx';
import { SchoolHead } from './school-head.tsx';
import { SchoolRecord } from './school-record.tsx';

/** Shows the settings of a school. */
export function SchoolSettings() {
  return (
    <SchoolRecord here="settings">
      {(school) => (
        <>
          <SettingsForm school={school} />
          <SchoolSetup schoolId={school.id} />
        </>
      )}
    </SchoolRecord>
  );
}

function SettingsForm({ school }: { school: DestinationRecord }) {
  const t = useTranslations('destinations');
  const common = useTranslations('admin.record');
  const locale = useLocale();
  const { data: markets } = useQuery(openMarketsQuery);
  const [inTheWay, setInTheWay] = useState<OrdersAhead>();
  const edit = useRecordEdit(school, {
    queryKey: schoolQuery(school.id).queryKey,
    keyOfAll: schoolKey(school.id),
    valuesOf,
    inputOf,
    update: (version, input) => {
      setInTheWay(undefined);
      return updateSchool(school.id, version, input);
    },
    conflictOf: (body) => (body as DestinationConflict | undefined)?.destination,
    saved: 'schoolUpdated',
    refused: (error) => {
      if (!isHttpError(error)) return false;
      setInTheWay((error.body as { ahead?: OrdersAhead } | undefined)?.ahead);
      if (error.code !== 'school_has_meals') return false;
      showAlert('destinationFailedToSuspend');
      return true;
    },
  });
  const labels: Record<keyof SchoolValues, string> = {
    name: t('name'),
    abbreviation: t('abbreviation'),
    city: t('city'),
    contact_email: t('email'),
    market_id: t('market'),
    status: t('status'),
    grades: t('grades'),
  };
  const textOf = (values: SchoolValues, field: keyof SchoolValues): string => {
    if (field === 'status') return t(`statuses.${values.status}`);
    if (field === 'grades') {
      const texts = values.grades.map(({ label, group }) => t('gradeText', { label, group }));
      return texts.join(', ') || common('nothing');
    }
    if (field !== 'market_id') return values[field] || common('nothing');
    const known = [...(markets ?? []), school.market];
    return known.find(({ id }) => String(id) === values.market_id)?.name ?? common('nothing');
  };
  return (
    <RecordEdit
      edit={edit}
      version={school.version}
      labelOf={(field) => labels[field]}
      textOf={textOf}
      head={<SchoolHead school={school} here="settings" />}
      notes={
        inTheWay?.last_on && (
          <p className="callout late">
            {t('ahead', {
              orders: inTheWay.orders,
              families: inTheWay.families,
              date: formatDate(inTheWay.last_on, locale, 'dayOfYear'),
            })}
          </p>
        )
      }
      side={<SchoolActs school={school} />}
    >
      <SchoolFields fields={edit.fields} market={school.market} />
    </RecordEdit>
  );
}
