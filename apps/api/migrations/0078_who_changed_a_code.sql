-- Whoever makes a promo code or changes it last doesn't use it for her own family.
alter table discounts add column changed_by integer references users(id);
update discounts d set changed_by = last.actor_id
from (
  select distinct on (subject_id) subject_id, actor_id from activity_log
  where subject_type = 'discount' and action = 'discount.updated' and actor_id is not null
  order by subject_id, id desc
) last
where last.subject_id = d.id;
