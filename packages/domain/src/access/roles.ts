export const ROLES = [
  'admin',
  'superadmin',
  'brand_ambassador',
  'cafe',
  'customer_experience_sr',
  'customer_support',
  'developer',
  'growth_jr',
  'growth_sr',
  'marketing',
  'merchandising_jr',
  'merchandising_sr',
  'ops_lead_jr',
  'ops_lead',
  'vendor_specialist',
  'school',
  'vendor',
  'customer',
] as const;

export type Role = (typeof ROLES)[number];
