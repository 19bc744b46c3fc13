import { words as english } from '@yay/words/calendar/en';
import { words as spanish } from '@yay/words/calendar/es';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { setLocale } from '../../../lib/words/index.ts';
import { useMoment } from './say.ts';

const NEW_YORK = 'America/New_York';
const SATURDAY = '2026-11-21T15:00:00Z';

function Moment({ at, now }: { at: string; now: string }) {
  return useMoment()(Date.parse(at), NEW_YORK, Date.parse(now), true);
}

function said(locale: 'en' | 'es', at: string, now: string): string {
  vi.stubGlobal('document', { documentElement: {} });
  setLocale(locale);
  const calendar = locale === 'en' ? english : (spanish as unknown as typeof english);
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} timeZone="UTC" messages={{ calendar }}>
      <Moment at={at} now={now} />
    </IntlProvider>,
  );
  return html.replaceAll('\u00a0', ' ');
}

afterEach(() => {
  setLocale('en');
  vi.unstubAllGlobals();
});

describe('a cut-off of the week', () => {
  test.each([
    ['2026-11-23T17:00:00Z', SATURDAY, 'Monday at noon ET'],
    ['2026-11-23T15:00:00Z', SATURDAY, 'Monday at 10 AM ET'],
    // The summary, billing, the desk and mails name this moment the same way, and not by the day
    // before.
    ['2026-11-23T05:00:00Z', SATURDAY, 'Monday at 12 AM ET'],
    ['2026-11-23T04:59:00Z', SATURDAY, 'Sunday at 11:59 PM ET'],
    ['2026-11-30T05:00:00Z', SATURDAY, 'Monday, Nov 30 at 12 AM ET'],
    ['2026-11-21T05:00:00Z', SATURDAY, 'today at 12 AM ET'],
  ])('at %s, read at %s, is %s', (at, now, english) => {
    expect(said('en', at, now)).toBe(english);
  });

  test.each([
    ['2026-11-23T17:00:00Z', 'el lunes a mediodía ET'],
    ['2026-11-23T05:00:00Z', 'el lunes a las 12 AM ET'],
    ['2026-11-23T18:00:00Z', 'el lunes a la 1 PM ET'],
  ])('at %s is %s in Spanish', (at, text) => {
    expect(said('es', at, SATURDAY)).toBe(text);
  });
});
