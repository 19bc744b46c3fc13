-- Other sites to which addresses of ours may lead.
create table redirect_hosts (
  host text primary key check (length(host) <= 253 and host ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$'),
  created_at timestamptz not null default app_now()
);
