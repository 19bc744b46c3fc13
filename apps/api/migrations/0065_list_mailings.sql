-- The luncher list of a day that a school has by mail: one a day, whatever becomes of it. What changes
-- afterwards is told up to told_until.
create table list_mailings (
  destination_id integer not null references destinations(id),
  date date not null,
  told_until timestamptz not null,
  primary key (destination_id, date)
);
