-- The 18 roles and what each may do. packages/domain/access holds the same table; a test keeps the two equal.
insert into roles (name) values
  ('admin'),
  ('superadmin'),
  ('brand_ambassador'),
  ('cafe'),
  ('customer_experience_sr'),
  ('customer_support'),
  ('developer'),
  ('growth_jr'),
  ('growth_sr'),
  ('marketing'),
  ('merchandising_jr'),
  ('merchandising_sr'),
  ('ops_lead_jr'),
  ('ops_lead'),
  ('vendor_specialist'),
  ('school'),
  ('vendor'),
  ('customer');

insert into role_permissions (role, permission)
select unnest(roles), permission from (values
  ('user:account', array['admin', 'superadmin', 'brand_ambassador', 'cafe', 'customer_experience_sr', 'customer_support', 'developer', 'growth_jr', 'growth_sr', 'marketing', 'merchandising_jr', 'merchandising_sr', 'ops_lead_jr', 'ops_lead', 'vendor_specialist', 'school', 'vendor', 'customer']),
  ('user:lunch_calendar', array['admin', 'superadmin', 'cafe', 'customer_experience_sr', 'customer_support', 'developer', 'growth_jr', 'growth_sr', 'marketing', 'merchandising_jr', 'merchandising_sr', 'ops_lead_jr', 'ops_lead', 'customer']),
  ('school:portal', array['admin', 'superadmin', 'cafe', 'customer_experience_sr', 'customer_support', 'developer', 'growth_jr', 'growth_sr', 'marketing', 'merchandising_jr', 'merchandising_sr', 'ops_lead_jr', 'ops_lead', 'school']),
  ('vendor:portal', array['admin', 'superadmin', 'cafe', 'customer_experience_sr', 'customer_support', 'developer', 'growth_jr', 'growth_sr', 'marketing', 'merchandising_jr', 'merchandising_sr', 'ops_lead_jr', 'ops_lead', 'vendor']),
  ('internal_user', array['admin', 'superadmin', 'cafe', 'customer_experience_sr', 'customer_support', 'developer', 'growth_jr', 'growth_sr', 'marketing', 'merchandising_jr', 'merchandising_sr', 'ops_lead_jr', 'ops_lead']),
  ('internal_dashboards', array['admin', 'superadmin', 'cafe', 'customer_experience_sr', 'customer_support', 'developer', 'growth_jr', 'growth_sr', 'marketing', 'merchandising_jr', 'merchandising_sr', 'ops_lead_jr', 'ops_lead']),
  ('internal_dashboard:users', array['admin', 'superadmin', 'customer_experience_sr', 'customer_support', 'developer', 'ops_lead']),
  ('internal_dashboard:schools', array['admin', 'superadmin', 'customer_experience_sr', 'customer_support', 'developer', 'growth_jr', 'growth_sr', 'merchandising_sr', 'ops_lead_jr', 'ops_lead']),
  ('internal_dashboard:vendors', array['admin', 'superadmin', 'customer_experience_sr', 'developer', 'merchandising_jr', 'merchandising_sr', 'ops_lead_jr', 'ops_lead']),
  ('internal_dashboard:items', array['admin', 'superadmin', 'customer_experience_sr', 'developer', 'merchandising_jr', 'merchandising_sr', 'ops_lead_jr', 'ops_lead']),
  ('internal_dashboard:menus', array['admin', 'superadmin', 'customer_experience_sr', 'developer', 'merchandising_jr', 'merchandising_sr', 'ops_lead_jr', 'ops_lead']),
  ('internal_dashboard:meals', array['admin', 'superadmin', 'cafe', 'customer_experience_sr', 'developer', 'merchandising_jr', 'merchandising_sr', 'ops_lead_jr', 'ops_lead']),
  ('internal_dashboard:discounts', array['admin', 'superadmin', 'customer_experience_sr', 'developer', 'growth_sr', 'marketing']),
  ('internal_dashboard:pages', array['admin', 'superadmin', 'developer', 'growth_sr', 'marketing']),
  ('internal_dashboard:settings', array['admin', 'superadmin', 'developer', 'growth_sr', 'marketing']),
  ('internal_dashboard:terms', array['admin', 'superadmin', 'developer', 'growth_sr', 'marketing']),
  ('internal_dashboard:redirects', array['admin', 'superadmin', 'developer', 'growth_sr', 'marketing']),
  ('internal_dashboard:routes', array['admin', 'superadmin', 'developer', 'ops_lead_jr', 'ops_lead']),
  ('internal_dashboard:markets', array['admin', 'superadmin', 'developer', 'ops_lead']),
  ('internal_dashboard:logs', array['admin', 'superadmin', 'developer', 'ops_lead']),
  ('user:billing', array['admin', 'superadmin', 'customer_experience_sr', 'customer_support']),
  ('user:credit', array['admin', 'superadmin', 'customer_experience_sr']),
  ('credit:upload', array['admin', 'superadmin', 'customer_experience_sr']),
  ('user:send_email', array['admin', 'superadmin', 'customer_experience_sr', 'customer_support', 'ops_lead']),
  ('telescope', array['superadmin', 'developer']),
  ('vapor_ui', array['superadmin', 'developer']),
  ('user:impersonate_role_admin', array['superadmin']),
  ('user:impersonate_role_developer', array['admin', 'superadmin']),
  ('user:impersonate_internal_non_admin_roles', array['admin', 'superadmin']),
  ('user:impersonate_role_customer', array['admin', 'superadmin', 'customer_experience_sr', 'customer_support']),
  ('user:impersonate_role_school', array['admin', 'superadmin', 'customer_experience_sr', 'growth_sr', 'ops_lead']),
  ('user:impersonate_role_vendor', array['admin', 'superadmin', 'customer_experience_sr', 'merchandising_sr', 'ops_lead']),
  ('user:impersonate_role_brand_ambassador', array['admin', 'superadmin', 'ops_lead'])
) granted (permission, roles);

-- What staff may edit for the whole site, with product.md's values.
insert into site_options (type, fields) values
  ('times', '{"customerOrderUntil": {"day": 0, "hour": 0, "minute": 0}, "staffHour": 17, "weekHour": 12, "dayBeforeHour": 10, "bulkHour": 9, "schoolDayEnd": {"hour": 15, "minute": 0}}'),
  ('late_fee', '{"cents": 100}'),
  ('contact', '{"email": "hello@yaylunch.example", "sms": "555-0142"}'),
  ('site_alert', '{"visible": false, "headline": "", "copy": ""}');
insert into features (name, value) values ('ratings', true);
