import { Link } from '@tanstack/react-router';
import { isAdminArea } from '@yay/contract/page';
import { isOwnPath } from '@yay/domain/text';
import { MegaphoneIcon } from '@yay/ui/icons';
import { useLocale, useTranslations } from 'use-intl';
import { firstData } from '../../../lib/first-data.ts';
import { MinimalLine } from '../../../parts/minimal-text.tsx';
import { isSiteAlertShown, readSiteAlert } from '../model/site-alert.ts';
import './site-alert.css';

/** Shows the team's message to everybody, above the header. */
export function SiteAlert({ path }: { path: string }) {
  const t = useTranslations('frame');
  const locale = useLocale();
  const alert = readSiteAlert(firstData().site_options, locale);
  if (alert === null || !isSiteAlertShown(path, alert)) return null;
  const { headline, copy, link } = alert;
  return (
    <aside
      className={isAdminArea(path) ? 'alert alert-admin' : 'alert'}
      aria-label={t('siteAlert')}
    >
      <MegaphoneIcon />
      <p>
        {headline && <strong>{headline}</strong>} <MinimalLine text={copy} />{' '}
        {link &&
          (isOwnPath(link.url) ? (
            <Link to={link.url}>{link.text}</Link>
          ) : (
            <a href={link.url}>{link.text}</a>
          ))}
      </p>
    </aside>
  );
}
