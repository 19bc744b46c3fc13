import { loader } from './loader.ts';

/**
 * Loads Monday to Friday of the current week in the market of the family's first luncher: for each
 * day whether lunch is ordered, could be ordered but is not, or is not served to any luncher.
 */
export const loadThisWeek = loader(
  'user_this_week',
  `with children as materialized (
     select l.id, l.user_id, l.destination_id, l.grade_id, l.group_name,
       date_trunc('week', l.today)::date as monday
     from lunchers_in_place l
     where l.user_id = any ($1::int[]) and l.deleted_at is null
   ), closed as materialized (
     select c.grade_id, c.luncher_id, c.starts_on, c.ends_on from closed_for_lunchers c
     where c.grade_id in (select grade_id from children)
       and c.ends_on >= (select min(monday) from children)
       and c.starts_on <= (select max(monday) + 4 from children)
   ), weeks as (
     select distinct on (user_id) user_id, monday from children order by user_id, id
   ), days as (
     select w.user_id, w.monday + n as date from weeks w, generate_series(0, 4) as n
   ), taken as (
     select distinct o.user_id, o.date from weeks w
       join lunches o on o.user_id = w.user_id and o.date between w.monday and w.monday + 4
     where lunch_counts(o.status)
   ), served as materialized (
     -- Places are few and families share them: each is looked at once.
     select p.destination_id, p.grade_id, m.date
     from (select distinct destination_id, grade_id, group_name from children) p
       join scheduled_menus m on m.destination_id = p.destination_id
         and m.group_name = p.group_name and m.menu_id is not null
         and m.date between (select min(monday) from children) and (select max(monday) + 4 from children)
     where not exists (
       select from closed c where c.grade_id = p.grade_id and c.luncher_id is null
         and m.date between c.starts_on and c.ends_on)
   ), open as (
     select distinct c.user_id, s.date from children c
       join served s on s.destination_id = c.destination_id and s.grade_id = c.grade_id
     where not exists (select from closed x
       where x.luncher_id = c.id and s.date between x.starts_on and x.ends_on)
   )
   select d.user_id as id, array_agg(
     case when t.date is not null then 'ordered' when o.date is not null then 'empty' else 'closed' end
     order by d.date) as this_week
   from days d
     left join taken t on t.user_id = d.user_id and t.date = d.date
     left join open o on o.user_id = d.user_id and o.date = d.date
   group by d.user_id`,
);
