import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { RecordTabs } from './record-tabs.tsx';

const SCHOOL_TABS = [
  ['home', '/admin/schools/$school'],
  ['schedule', '/admin/schools/$school/schedule'],
  ['settings', '/admin/schools/$school/settings'],
  ['labels', '/admin/schools/$school/labels'],
  ['inventory', '/admin/schools/$school/inventory'],
  ['access', '/admin/schools/$school/access'],
  ['resources', '/admin/schools/$school/resources'],
] as const;
const VENDOR_TABS = [
  ['home', '/admin/vendors/$vendor'],
  ['settings', '/admin/vendors/$vendor/settings'],
  ['access', '/admin/vendors/$vendor/access'],
  ['menuItems', '/admin/vendors/$vendor/menu-items'],
  ['extraTypes', '/admin/vendors/$vendor/extra-types'],
] as const;

/** Tells whether there is such a page, whatever it is called. */
export const isPage = (path: string): boolean =>
  Object.values<{ readonly path: string }>(PAGES).some((page) => page.path === path);

/** The pages of one school beside each other. Says the words `destinations`. */
export function SchoolTabs({ id, here }: { id: number; here: (typeof SCHOOL_TABS)[number][0] }) {
  const t = useTranslations('destinations');
  return (
    <RecordTabs label={t('title')}>
      {SCHOOL_TABS.map(([tab, path]) => (
        <Tab key={tab} path={path} params={{ school: String(id) }} here={tab === here}>
          {t(`tabs.${tab}`)}
        </Tab>
      ))}
    </RecordTabs>
  );
}

/** The pages of one vendor beside each other. Says the words `vendors`. */
export function VendorTabs({ id, here }: { id: number; here: (typeof VENDOR_TABS)[number][0] }) {
  const t = useTranslations('vendors');
  return (
    <RecordTabs label={t('title')}>
      {VENDOR_TABS.map(([tab, path]) => (
        <Tab key={tab} path={path} params={{ vendor: String(id) }} here={tab === here}>
          {t(`tabs.${tab}`)}
        </Tab>
      ))}
    </RecordTabs>
  );
}

function Tab(props: {
  path: string;
  params: Record<string, string>;
  here: boolean;
  children: string;
}) {
  if (!isPage(props.path)) return null;
  return (
    <Link
      to={props.path}
      params={props.params}
      search={{}}
      activeOptions={{ exact: true }}
      aria-current={props.here ? 'page' : undefined}
    >
      {props.children}
    </Link>
  );
}
