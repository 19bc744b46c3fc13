import type { ClassTrip, TeachersTrips } from '@yay/contract/class-trips/calls';
import { TINY } from '@yay/seeds/tiny';
import { expect } from 'vitest';
import { addPerson, sqlOf, type TinyApp } from '../../../test/index.ts';
import { planMarketDays } from '../market-days/plan-market-days.ts';
import { cancellationWorld } from '../mass-cancellation/cancellation.fixture.ts';
import { settlementWorld } from '../settlement/settlement.fixture.ts';

const { eastern } = TINY.schools;
export const MON = '2026-11-23';
export const TUE = '2026-11-24';
export const WED = '2026-11-25';
export const NOBODYS = 2_000_000_000;

export const at = (path: string, school: number = eastern) => `/api/destinations/${school}/${path}`;

/** The office of a school, and teachers who ask it by their links. */
export async function tripWorld(app: TinyApp) {
  const { db } = app.platform;
  const { run } = sqlOf(db);
  const world = cancellationWorld(app);
  const money = settlementWorld(app);
  const officeOf = async (school: number) => {
    const person = await addPerson(db, { roles: ['school'] });
    await run('insert into destination_users (destination_id, user_id) values ($1, $2)', [
      school,
      person,
    ]);
    return { person, caller: await app.as(person) };
  };
  const { person, caller: office } = await officeOf(eastern);
  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.server.inject({ method: 'POST', url: `/api/class-trips/${path}`, payload, headers });
  const proposal = (token: string, rest: object = {}) => ({
    token,
    grade_id: TINY.grades.easternFirst,
    date: TUE,
    place: 'Science Center',
    ...rest,
  });
  return {
    ...{ world, money, officeOf, person, office, post, proposal },
    /** Forgets every trip, link and order. */
    async reset(): Promise<void> {
      await run('delete from class_trips');
      await run('delete from trip_links');
      await money.forget();
      await planMarketDays(db);
      await run('delete from rate_limits');
    },
    async makeLink(rest: object = {}): Promise<{ data: { id: number }; token: string }> {
      const made = await office.send('POST', at('trip-links'), {
        teacher: 'Amrita Rao',
        ends_on: '2027-06-11',
        ...rest,
      });
      expect(made.statusCode, made.body).toBe(201);
      return made.json();
    },
    async propose(token: string, rest: object = {}): Promise<number> {
      const answer = await post('propose', proposal(token, rest));
      expect(answer.statusCode, answer.body).toBe(200);
      const [trip] = (answer.json().data as TeachersTrips).trips;
      if (trip === undefined) throw new Error('nothing was asked');
      return trip.id;
    },
    look: async (id: number): Promise<ClassTrip> =>
      (await office.send('GET', at(`trips/${id}`))).json().data,
    decide: (id: number, answer: string, words = '', caller = office, school: number = eastern) =>
      caller.send('POST', at(`trips/${id}/answer`, school), { answer, words }),
    /** Agrees to a trip of these children. */
    agree: (id: number, lunchers: readonly number[]) =>
      office.send('POST', at(`trips/${id}/answer`), { answer: 'agreed', lunchers }),
  };
}
