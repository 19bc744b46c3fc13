import type { SchoolDay } from '@yay/contract/destinations/school-day';
import { CheckIcon, ExclamationTriangleIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { RecordTable } from '../../../lib/record-table.tsx';
import { BlackTags } from '../../../parts/black-tags.tsx';
import { useGradeName } from '../../../parts/grade-name.ts';
import { placeText } from '../model/place-text.ts';

type StrictLunch = SchoolDay['allergies'][number];

/** Lunches of children who avoid something strictly, by name, each checked against what is in it. */
export function DayAllergies({ day }: { day: SchoolDay }) {
  const t = useTranslations('destinations-day');
  const gradeIn = useGradeName();
  const count = day.allergies.length;
  return (
    <section className="school-part" aria-labelledby="day-allergies">
      <h2 id="day-allergies">{t('allergies.title')}</h2>
      <p className="mid">{t('allergies.text', { count })}</p>
      {count > 0 && (
        <RecordTable
          caption={t('allergies.title')}
          rows={day.allergies}
          keyOf={({ order_id: id }) => id}
          rowLook={({ unsafe }) => (unsafe ? 'school-unsafe-row' : undefined)}
          columns={[
            {
              id: 'child',
              title: t('allergies.child'),
              cell: ({ name }: StrictLunch) => name ?? t('allergies.hidden'),
            },
            {
              id: 'place',
              title: t('allergies.place'),
              cell: (child) => placeText(child, gradeIn),
            },
            {
              id: 'avoids',
              title: t('allergies.avoids'),
              cell: ({ avoids }) => (
                <BlackTags tags={avoids.map((key) => ({ key, text: t(`strict.${key}`) }))} />
              ),
            },
            { id: 'lunch', title: t('allergies.lunch'), cell: ({ item }) => item },
            {
              id: 'checked',
              title: t('allergies.checked'),
              cell: ({ unsafe }) => <Checked unsafe={unsafe} />,
            },
          ]}
        />
      )}
    </section>
  );
}

function Checked({ unsafe }: { unsafe: StrictLunch['unsafe'] }) {
  const t = useTranslations('destinations-day');
  if (unsafe === null) {
    return (
      <span className="school-safe">
        <CheckIcon small />
        {t('allergies.safe')}
      </span>
    );
  }
  const { part, property, verified } = unsafe;
  return (
    <strong className="school-unsafe">
      <ExclamationTriangleIcon small />
      {t(verified ? 'allergies.unsafe' : 'allergies.unverified', {
        part,
        property: t(`properties.${property}`),
      })}
    </strong>
  );
}
