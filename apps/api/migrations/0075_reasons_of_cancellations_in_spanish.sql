-- Why lunches were canceled can be said in Spanish too. Without it families who read Spanish read the English.
alter table cancellation_runs add column because_es text check (because_es <> '');

-- A closure's run says its closure's name in both languages, whatever becomes of the closure afterwards.
update cancellation_runs r set because_es = b.name_es
from blackout_batches b
where b.id = (r.criteria ->> 'closed_by')::bigint and b.name_es <> '';
