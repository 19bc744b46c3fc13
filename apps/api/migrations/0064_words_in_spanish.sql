-- What the team writes for families can be written in Spanish too. Without it they read the English.
alter table blackouts add column name_es text check (name_es <> '');
alter table blackout_batches add column name_es text check (name_es <> '');

create or replace view closed_cells as
select b.id as blackout_id, b.name, b.type, b.reason, b.starts_on, b.ends_on, d.market_id,
  g.destination_id, g.group_name, g.id as grade_id, b.name_es
from blackouts b
join destinations d on d.market_id = b.market_id or d.id = b.destination_id
join grades g on g.destination_id = d.id and covers(b, d.market_id, d.id, g.id)
where b.lifted_at is null;

alter table message_modals
  add column headline_es text not null default '' check (length(headline_es) <= 200),
  add column copy_es text not null default '' check (length(copy_es) <= 4000),
  add column cta_text_es text not null default '' check (length(cta_text_es) <= 80);
