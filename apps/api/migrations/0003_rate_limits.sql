-- How often something was tried, on real time. It may be lost with a crash: nothing depends on it.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Epoch milliseconds.
  expire bigint
);
create index rate_limits_expire_idx on rate_limits (expire);
