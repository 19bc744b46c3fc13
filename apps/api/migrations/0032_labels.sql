-- Labels of lunch bags and of shelves: how a school prints them, what was printed, and what of it is
-- mailed by itself.

-- Paper and printer of a school; without a row, as the defaults here say.
create table label_settings (
  destination_id integer primary key references destinations(id),
  sheet text not null default 'avery_5160' check (sheet in ('avery_5160', 'thermal_4x6', 'a4_70x37')),
  sort text not null default 'room' check (sort in ('room', 'grade', 'vendor', 'item', 'name')),
  -- What the printer is off by, in hundredths of an inch to the right and down.
  shift_across smallint not null default 0 check (shift_across between -50 and 50),
  shift_down smallint not null default 0 check (shift_down between -50 and 50)
);

-- On which days the labels are mailed to the school's label contacts, the evening before.
create table label_subscriptions (
  destination_id integer primary key references destinations(id),
  -- 1 is Monday.
  days smallint[] not null check (days <@ array[1, 2, 3, 4, 5]::smallint[] and cardinality(days) <= 5)
);

create table label_prints (
  id integer generated always as identity primary key,
  destination_id integer not null references destinations(id),
  date date not null,
  kind text not null check (kind in ('student', 'grab_and_go')),
  sheet text not null check (sheet in ('avery_5160', 'thermal_4x6', 'a4_70x37')),
  sort text not null check (sort in ('room', 'grade', 'vendor', 'item', 'name')),
  shift_across smallint not null default 0,
  shift_down smallint not null default 0,
  start_place smallint not null default 1 check (start_place between 1 and 30),
  -- Labels of each item; grab-and-go alone.
  copies smallint check (copies between 1 and 50),
  locale text not null default 'en' check (locale in ('en', 'es')),
  -- Only what changed since this print.
  since_print_id integer references label_prints(id),
  -- Nobody: mailed by itself.
  user_id integer references users(id),
  status text not null default 'waiting'
    check (status in ('waiting', 'running', 'ready', 'failed', 'stopped')),
  -- When the orders were read, once for all of its labels.
  taken_at timestamptz,
  labels integer not null default 0,
  labels_done integer not null default 0,
  canceled integer not null default 0,
  pages integer not null default 0,
  bytes bigint not null default 0,
  created_at timestamptz not null default app_now(),
  ready_at timestamptz,
  -- Made anew by another print.
  replaced_by integer references label_prints(id),
  check ((kind = 'grab_and_go') = (copies is not null)),
  check (since_print_id is null or kind = 'student')
);
create index label_prints_destination_id_idx on label_prints (destination_id, date, id);
create index label_prints_date_idx on label_prints (date);
create index label_prints_unfinished_idx on label_prints (created_at)
  where status in ('waiting', 'running');
create index label_prints_since_idx on label_prints (since_print_id) where since_print_id is not null;
create index label_prints_replaced_idx on label_prints (replaced_by) where replaced_by is not null;
-- One of a kind at a time; a second request finds the first.
create unique index label_prints_one_at_a_time_idx
  on label_prints (destination_id, date, kind, coalesce(since_print_id, 0))
  where status in ('waiting', 'running');

create table labels (
  print_id integer not null references label_prints(id) on delete cascade,
  -- In the order in which they come out of the printer, from 0.
  n integer not null check (n >= 0),
  -- What its code says: random, so that it tells nothing. Lines of the slip have none.
  token text unique check (token ~ '^[A-Z2-7]{20}$'),
  order_id bigint references orders(id),
  luncher_id integer references lunchers(id),
  item_id integer references items(id),
  change text check (change in ('added', 'changed', 'canceled')),
  -- What it says, and what the one before said.
  content jsonb not null,
  before jsonb,
  primary key (print_id, n),
  check ((token is null) = (change is not distinct from 'canceled')),
  check ((order_id is null) = (item_id is not null))
);
create index labels_order_id_idx on labels (order_id) where order_id is not null;
create index labels_luncher_id_idx on labels (luncher_id) where luncher_id is not null;
create index labels_item_id_idx on labels (item_id) where item_id is not null;

create table label_chunks (
  print_id integer not null references label_prints(id) on delete cascade,
  n integer not null,
  content bytea not null,
  primary key (print_id, n)
);

-- The labels of a day that a school has by mail: one a day, whatever becomes of it.
create table label_mailings (
  destination_id integer not null references destinations(id),
  date date not null,
  print_id integer references label_prints(id) on delete set null,
  sent_at timestamptz,
  -- How many it went to.
  sent_to smallint not null default 0,
  primary key (destination_id, date)
);
create index label_mailings_print_id_idx on label_mailings (print_id) where print_id is not null;

-- Files that go with a mail.
create table mail_files (
  mail_id bigint not null references mails(id) on delete cascade,
  n smallint not null,
  name text not null,
  content_type text not null,
  content bytea not null,
  -- What it was made of, so that it goes when that goes.
  source text,
  primary key (mail_id, n)
);
create index mail_files_source_idx on mail_files (source) where source is not null;
