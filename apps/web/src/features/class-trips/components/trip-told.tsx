import type { ClassTrip } from '@yay/contract/class-trips/calls';
import { BuildingStorefrontIcon, PrinterIcon, UsersIcon } from '@yay/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** Lists the others who hear of a trip when it is agreed to. */
export function TripTold({ trip }: { trip: ClassTrip }) {
  const t = useTranslations('class-trips.told');
  const affected = trip.preview?.affected;
  if (!affected || !trip.told) return null;
  return (
    <section className="trip-told" aria-labelledby="trip-told">
      <h2 id="trip-told">{t('title')}</h2>
      <ul>
        {affected.mails > 0 && (
          <Told icon={<UsersIcon small />} who={t('families', { count: affected.mails })}>
            {t('familiesText')}
          </Told>
        )}
        {trip.told.kitchens.map(({ name, orders }) => (
          <Told key={name} icon={<BuildingStorefrontIcon small />} who={name}>
            {t('kitchen', { count: orders })}
          </Told>
        ))}
        <Told icon={<PrinterIcon small />} who={t('labels')}>
          {t('labelsText', { count: trip.told.labels })}
        </Told>
      </ul>
    </section>
  );
}

function Told(props: { icon: ReactNode; who: string; children: string }) {
  return (
    <li>
      {props.icon}
      <div>
        <b>{props.who}</b>
        <p className="mid">{props.children}</p>
      </div>
    </li>
  );
}
