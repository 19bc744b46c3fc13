-- Bags that nobody handed over, and what followed from it: once for each lunch, and so for each child
-- and day.

alter table users add column notify_not_picked_up boolean not null default false;

create table missed_lunches (
  order_id bigint primary key references orders(id),
  noted_at timestamptz not null default app_now(),
  -- A mail went out: the family wants to know.
  told boolean not null,
  credited_cents integer not null check (credited_cents between 0 and 10000000)
);
create trigger missed_lunches_append_only before update or delete on missed_lunches
  for each statement execute function append_only();

-- Which schools hand out is asked of the last days alone.
create index hand_out_events_received_idx on hand_out_events (received_at);

alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (kind in (
  'opening', 'settlement', 'reversal', 'debt_paid', 'card_payment', 'yay_bucks_purchase', 'gift_sale',
  'gift_redemption', 'code_redemption', 'credit_issued', 'credit_taken_back', 'referral',
  'not_picked_up', 'refund_started', 'refund_done', 'refund_failed', 'dispute'));
