import type { SchoolDay } from '@yay/contract/destinations/school-day';
import { CheckIcon, ExclamationTriangleIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { BlackTags } from '../../../parts/black-tags.tsx';
import { placeText } from '../model/place-text.ts';

/** Lunches of children who avoid something strictly, by name, each checked against what is in it. */
export function DayAllergies({ day }: { day: SchoolDay }) {
  const t = useTranslations('school-day');
  const count = day.allergies.length;
  return (
    <div className="school-part">
      <h2 id="day-allergies">{t('allergies.title')}</h2>
      <p className="mid">{t('allergies.text', { count })}</p>
      {count > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keyboard too.
        <section className="sideways" aria-labelledby="day-allergies" tabIndex={0}>
          <table className="grid">
            <thead>
              <tr>
                <th scope="col">{t('allergies.child')}</th>
                <th scope="col">{t('allergies.place')}</th>
                <th scope="col">{t('allergies.avoids')}</th>
                <th scope="col">{t('allergies.lunch')}</th>
                <th scope="col">{t('allergies.checked')}</th>
              </tr>
            </thead>
            <tbody>
              {day.allergies.map((lunch) => (
                <tr key={lunch.order_id} data-unsafe={lunch.unsafe !== null || undefined}>
                  <th scope="row">{lunch.name ?? t('allergies.hidden')}</th>
                  <td>{placeText(lunch)}</td>
                  <td>
                    <BlackTags
                      tags={lunch.avoids.map((key) => ({ key, text: t(`strict.${key}`) }))}
                    />
                  </td>
                  <td>{lunch.item}</td>
                  <td>
                    <Checked unsafe={lunch.unsafe} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

function Checked({ unsafe }: { unsafe: SchoolDay['allergies'][number]['unsafe'] }) {
  const t = useTranslations('school-day');
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
