import type { getMe } from '@yay/contract/identity/calls';
import type { getSiteMenus } from '@yay/contract/public-site/calls';
import type { getConfig, getFeatures, getSiteOptions } from '@yay/contract/settings/calls';
import { FIRST_DATA_ID, type FirstData } from '@yay/contract/shell/first-data';
import { localeFrom } from '@yay/words/locales';
import { isHttpError, send } from './http/index.ts';

let current: FirstData | undefined;

export async function loadFirstData(): Promise<FirstData> {
  current = readFirstData() ?? (await fetchFirstData());
  return current;
}

/** The data that came with the page. It is there once the application has started. */
export function firstData(): FirstData {
  if (!current) throw new Error('the first data is not there yet');
  return current;
}

/** The week that came with the page and what pays it; handed out once, later they would be old. */
export function takeFirstWeek(): Pick<FirstData, 'calendar' | 'funds'> {
  const { calendar, funds } = current ?? {};
  if (current) current = { ...current, calendar: undefined, funds: undefined };
  return { calendar, funds };
}

function readFirstData(): FirstData | undefined {
  const text = document.getElementById(FIRST_DATA_ID)?.textContent?.trim();
  return text ? (JSON.parse(text) as FirstData) : undefined;
}

/** The development server has a shell without data. */
async function fetchFirstData(): Promise<FirstData> {
  const [me, config, features, siteOptions, menus] = await Promise.all([
    send<typeof getMe>({ method: 'GET', path: '/api/me', expectsUnauthenticated: true }).then(
      ({ data }) => data,
      (error: unknown) => {
        if (isHttpError(error) && error.status === 401) return null;
        throw error;
      },
    ),
    send<typeof getConfig>({ method: 'GET', path: '/api/config' }),
    send<typeof getFeatures>({ method: 'GET', path: '/api/features' }).catch(onlyLogged),
    send<typeof getSiteOptions>({ method: 'GET', path: '/api/site-options' }).catch(onlyLogged),
    send<typeof getSiteMenus>({ method: 'GET', path: '/api/site-menus' }),
  ]);
  return {
    status: 200,
    locale: me?.locale ?? localeFrom(navigator.languages.join(',')),
    me,
    config: config.data,
    features: features.data,
    site_options: siteOptions.data,
    menus: menus.data,
  };
}

/** The page goes on without the team's settings. */
function onlyLogged(error: unknown): { data: [] } {
  console.error(error);
  return { data: [] };
}
