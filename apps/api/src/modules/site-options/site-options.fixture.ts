import { useTiny } from '../../../test/index.ts';

type Sent = Record<string, unknown>;

/** The cut-off hours that a new start has. */
export const TIMES = {
  customerOrderUntil: { day: 0, hour: 0, minute: 0 },
  staffHour: 17,
  weekHour: 12,
  dayBeforeHour: 10,
  bulkHour: 9,
  schoolDayEnd: { hour: 15, minute: 0 },
};

/** A change of one setting, as the page of settings sends it. */
export const change = (type: string, fields: object, version: number, more: object = {}) => ({
  type,
  fields,
  version,
  ...more,
});

/** The tiny world with people who change settings, and the settings as a new start has them. */
export async function useSettings() {
  const tiny = await useTiny({ now: '2026-11-18T14:00:00Z' });
  const { app, as, build, run } = tiny;
  const admin = await as(await build.person({ roles: ['admin'], name: 'Ines Holm' } as never));
  const marketing = await as(await build.person({ roles: ['marketing'] }));
  const save = (body: Sent, caller = admin) => caller.send('PUT', '/api/admin/site-options', body);
  const optionOf = async (type: string, caller = admin) => {
    const { data } = (await caller.send('GET', '/api/admin/site-options')).json();
    return data.find((option: { type: string }) => option.type === type);
  };
  const history = async (type: string) =>
    (await admin.send('GET', `/api/admin/site-options/${type}/history`)).json();
  const reset = async () => {
    await app.at('2026-11-18T14:00:00Z');
    await run('delete from site_option_changes');
    await run(
      `delete from site_options where type not in ('times', 'late_fee', 'contact', 'site_alert')`,
    );
    await run(`update site_options set version = 1`);
    await run(`update site_options set fields = '{"cents": 100}' where type = 'late_fee'`);
    await run(`update site_options set fields = $1 where type = 'times'`, [JSON.stringify(TIMES)]);
  };
  return { ...tiny, admin, marketing, save, optionOf, history, reset };
}
