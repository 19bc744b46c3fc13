-- Item flags and Tag-O-Matic are of those who keep the offer, who are fewer than may change an item.
insert into role_permissions (role, permission)
select unnest(array['admin', 'superadmin', 'merchandising_jr', 'merchandising_sr']), 'internal_dashboard:merchandising';
