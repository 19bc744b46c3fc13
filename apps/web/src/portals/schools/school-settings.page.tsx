import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { SchoolFrame } from '../../parts/school-portal/index.ts';
import { SchoolSetup } from '../../parts/school-setup/index.ts';
import './schools.css';

export default function PortalSchoolSettingsPage() {
  const { school }: { school?: string } = useParams({ strict: false });
  const t = useTranslations('school-setup');
  return (
    <SchoolFrame segment={school ?? ''} here="settings">
      {({ id, name }) => (
        <>
          <header className="portal-head">
            <h1>{t('title')}</h1>
            <p className="mid intro">{t('intro', { school: name })}</p>
          </header>
          <SchoolSetup schoolId={id} />
        </>
      )}
    </SchoolFrame>
  );
}
