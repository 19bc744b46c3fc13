import { loader } from './loader.ts';

/**
 * Monday to Friday of the week that it is in the market of the family's first luncher: something is
 * ordered for a day, or nothing is although somebody could eat, or nobody has lunch that day.
 */
export const loadThisWeek = loader(
  'user_this_week',
  `with zones as materialized (
     select id, date_trunc('week', (app_now() at time zone timezone)::date)::date as monday
     from markets
   ), closed as materialized (
     select b.* from blackouts b where b.lifted_at is null
       and b.ends_on >= (select min(monday) from zones)
       and b.starts_on <= (select max(monday) + 4 from zones)
   ), children as materialized (
     select l.id, l.user_id, l.destination_id, l.grade_id, g.group_name, d.market_id, z.monday
     from lunchers l
       join grades g on g.id = l.grade_id
       join destinations d on d.id = l.destination_id
       join zones z on z.id = d.market_id
     where l.user_id = any ($1::int[]) and l.deleted_at is null
   ), weeks as (
     select distinct on (user_id) user_id, monday from children order by user_id, id
   ), days as (
     select w.user_id, w.monday + n as date from weeks w, generate_series(0, 4) as n
   ), taken as (
     select distinct o.user_id, o.date from weeks w
       join orders o on o.user_id = w.user_id and o.date between w.monday and w.monday + 4
     where o.status <> 'cancelled'
   ), served as materialized (
     -- Places are few and families share them: each is looked at once.
     select p.destination_id, p.grade_id, dd.date
     from (select distinct destination_id, grade_id, group_name, market_id from children) p
       join destination_days dd on dd.destination_id = p.destination_id
         and dd.date between (select min(monday) from zones) and (select max(monday) + 4 from zones)
       join destination_day_grades dg on dg.destination_day_id = dd.id
         and dg.group_name = p.group_name and dg.menu_id is not null
     where not exists (
       select from closed b where dd.date between b.starts_on and b.ends_on
         and (b.market_id = p.market_id or b.destination_id = p.destination_id)
         and (b.grade_id is null or b.grade_id = p.grade_id))
   ), open as (
     select distinct c.user_id, s.date from children c
       join served s on s.destination_id = c.destination_id and s.grade_id = c.grade_id
   )
   select d.user_id as id, array_agg(
     case when t.date is not null then 'ordered' when o.date is not null then 'empty' else 'closed' end
     order by d.date) as this_week
   from days d
     left join taken t on t.user_id = d.user_id and t.date = d.date
     left join open o on o.user_id = d.user_id and o.date = d.date
   group by d.user_id`,
);
