-- The most that a code of a percentage takes off one week (docs/decisions/0048): with a limit of uses it
-- is known what it can give.
alter table discounts
  add column most_cents integer check (most_cents > 0),
  add constraint discounts_most check (most_cents is null or kind = 'percent');
-- A week keeps the terms that it was saved with, of which there was no most.
update order_weeks set discount_terms = discount_terms || '{"most_cents": null}'
where discount_terms is not null;
