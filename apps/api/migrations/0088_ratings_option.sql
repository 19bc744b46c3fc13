-- Whether families rate lunches is a setting like others, with who changed it and what it does.
insert into site_options (type, fields)
select 'ratings', jsonb_build_object('enabled', value) from features where name = 'ratings';

-- What clients ask for as features are such settings.
drop table features;
create view features (name, value) as
  select 'ratings'::text, not exists (
    select from site_options where type = 'ratings' and fields->'enabled' = 'false'::jsonb);
