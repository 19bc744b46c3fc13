-- What is asked of an order by what is in it ---------------------------------------------------------
-- Who has ordered an extra or an option is asked before what is known of it changes, and before it goes.
create index order_lines_item_id_idx on order_lines (item_id, order_id) where item_id is not null;
create index order_lines_option_id_idx on order_lines (option_id) where option_id is not null;

-- Gifts whose refund did not arrive --------------------------------------------------------------------
-- Codes that were bought are revoked by a refund alone: where none went through, or is under way, we
-- have the money, and whoever has the codes what was paid for.
update credit_codes c set revoked_at = null
from credit_code_sets s
join payments p on p.id = s.payment_id and p.status = 'succeeded'
where s.id = c.set_id and c.revoked_at is not null
  and not exists (select from refunds r where r.payment_id = p.id and r.status <> 'failed');
