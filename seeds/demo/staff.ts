import type { Role } from '@yay/domain/access';
import type { Instant } from '@yay/domain/time';
import { toIso } from '@yay/domain/time';
import type { Row } from '../lib/insert-rows.ts';
import { schoolNamed } from './places.ts';
import { demoSignIns } from './sign-ins.ts';
import { VENDORS } from './vendors.ts';

/** Ids of those who sign in by name: their place in the list of sign-ins, from 1. */
export function signInId(email: string): number {
  const index = demoSignIns.findIndex((signIn) => signIn.email === email);
  if (index < 0) throw new Error(`nobody signs in as ${email}`);
  return index + 1;
}

const LAST_NAMES: Partial<Record<Role, string>> = {
  vendor: 'Bianchi',
  school: 'Ortega',
  superadmin: 'Marsh',
};
const FIRST_NAMES: Partial<Record<Role, string>> = {
  vendor: 'Luigi',
  school: 'June',
  superadmin: 'Robin',
  brand_ambassador: 'Ray',
  vendor_specialist: 'Tess',
  admin: 'Alex',
  developer: 'Devon',
  customer_support: 'Casey',
  customer_experience_sr: 'Erin',
  ops_lead: 'Omar',
  ops_lead_jr: 'Olive',
  merchandising_sr: 'Mona',
  merchandising_jr: 'Milo',
  growth_sr: 'Grace',
  growth_jr: 'Gus',
  marketing: 'Mika',
  cafe: 'Cam',
};

/** Everybody of the team, the vendor and the school: all sign-ins but the parents. */
export function staffRows(now: Instant, passwordHash: string): Row[] {
  return demoSignIns
    .filter(({ role }) => role !== 'customer')
    .map(({ email, role }) => ({
      id: signInId(email),
      email,
      first: FIRST_NAMES[role],
      last: LAST_NAMES[role] ?? 'Demo',
      phone: null,
      password_hash: passwordHash,
      locale: 'en',
      delinquent: false,
      reboard: false,
      email_proved_at: toIso((now - 400 * 86_400_000) as Instant),
      created_at: toIso((now - 400 * 86_400_000) as Instant),
    }));
}

export function staffRoleRows(): Row[] {
  return demoSignIns
    .filter(({ role }) => role !== 'customer')
    .map(({ email, role }) => ({ user_id: signInId(email), role }));
}

export function vendorUserRows(): Row[] {
  const luigis = VENDORS.find(({ code }) => code === 'LUIGI');
  return [{ vendor_id: luigis?.id, user_id: signInId('vendor@demo.test') }];
}

export function schoolUserRows(): Row[] {
  return [
    {
      destination_id: schoolNamed('Maplewood Elementary').id,
      user_id: signInId('school@demo.test'),
    },
  ];
}
