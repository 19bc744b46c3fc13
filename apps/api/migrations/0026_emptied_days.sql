-- Days that a save named as empty although nothing stood there: a repeat leaves them alone, as it does
-- days on which a person ordered or took back something, of which an order tells.
create table emptied_days (
  luncher_id integer not null references lunchers(id),
  date date not null,
  emptied_at timestamptz not null default app_now(),
  primary key (luncher_id, date)
);
