import type { Role } from '@yay/domain/access';

export const DEMO_PASSWORD = 'lunch-demo-1';

export type DemoSignIn = { email: string; label: string; note: string; role: Role };

const role = (name: Role, label: string, note: string): DemoSignIn => ({
  email: `${name}@demo.test`,
  label,
  note,
  role: name,
});

/** In the order in which the login page offers them; the password is the same for all. */
export const demoSignIns: readonly DemoSignIn[] = [
  {
    email: 'parent@demo.test',
    label: 'Dana, a parent',
    note: 'Three kids, one strict allergy',
    role: 'customer',
  },
  {
    email: 'newparent@demo.test',
    label: 'Sam, a new parent',
    note: 'No lunchers yet',
    role: 'customer',
  },
  role('vendor', "Luigi's Corner", 'What to make, day by day'),
  role('customer', 'Priya, a parent', 'One kid, nothing to avoid'),
  role('school', 'Maplewood office', 'The people at the school'),
  role('brand_ambassador', 'Ray, a driver', 'Brings lunch to school'),
  role('vendor_specialist', 'Tess, vendor specialist', 'Out with the vendors'),
  role('superadmin', 'Operations', 'Everything behind the scenes'),
  role('admin', 'Alex, admin', 'All but the developer tools'),
  role('developer', 'Devon, developer', 'The technical side'),
  role('customer_support', 'Casey, customer support', 'Helps families, orders until 5 PM'),
  role('customer_experience_sr', 'Erin, customer experience', 'Support, credit and menus'),
  role('ops_lead', 'Omar, operations lead', 'Routes, markets and logs'),
  role('ops_lead_jr', 'Olive, junior operations lead', 'Routes and schools'),
  role('merchandising_sr', 'Mona, merchandising', 'Menus, items and schools'),
  role('merchandising_jr', 'Milo, junior merchandising', 'Menus and items'),
  role('growth_sr', 'Grace, growth', 'Schools, discounts and pages'),
  role('growth_jr', 'Gus, junior growth', 'Schools'),
  role('marketing', 'Mika, marketing', 'Discounts and pages'),
  role('cafe', 'Cam, cafe', 'Meals and the two portals'),
];
