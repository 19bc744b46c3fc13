-- The sums of a week name grab-and-go. An answer that is kept for a repeated save has to name it as
-- well, or it could not be given again.
update idempotency_keys
set response = jsonb_set(response, '{data,order_summary}',
  response #> '{data,order_summary}' || '{"go_total": 0, "go_count": 0}')
where response #> '{data,order_summary}' is not null;
