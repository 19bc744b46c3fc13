import { ROLES, type Role } from '@yay/domain/access';

export const DEMO_PASSWORD = 'lunch-demo-1';

/** Of the tablet that the demo world has paired; behind the # of its address. */
export const DEMO_KIOSK_TOKEN = 'demo-kiosk-demo-kiosk-demo-kiosk-demo-kiosk';

/** Three parents besides the one of the customers' role; `who` is also the first part of the address. */
export type DemoSignIn = {
  email: string;
  who: 'parent' | 'newparent' | 'returning' | Role;
  role: Role;
};

const signIn = (who: DemoSignIn['who']): DemoSignIn => ({
  email: `${who}@demo.test`,
  who,
  role: ROLES.find((role) => role === who) ?? 'customer',
});

/** In the order in which the login page offers them; the password is the same for all. */
export const demoSignIns: readonly DemoSignIn[] = [
  signIn('parent'),
  signIn('newparent'),
  signIn('vendor'),
  signIn('customer'),
  signIn('school'),
  signIn('brand_ambassador'),
  signIn('vendor_specialist'),
  signIn('superadmin'),
  signIn('admin'),
  signIn('developer'),
  signIn('customer_support'),
  signIn('customer_experience_sr'),
  signIn('ops_lead'),
  signIn('ops_lead_jr'),
  signIn('merchandising_sr'),
  signIn('merchandising_jr'),
  signIn('growth_sr'),
  signIn('growth_jr'),
  signIn('marketing'),
  signIn('cafe'),
  signIn('returning'),
];
