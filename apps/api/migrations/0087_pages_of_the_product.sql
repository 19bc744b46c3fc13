-- The start page and the gift shop are pages that the team writes, each at its address for good.
alter table pages drop constraint pages_kind_check;
alter table pages add constraint pages_kind_check
  check (kind in ('page', 'article', 'job', 'home', 'gift'));
alter table pages add constraint pages_home_at_start check ((kind = 'home') = (path = '/'));
alter table pages add constraint pages_of_product_stay
  check (kind not in ('home', 'gift') or archived_at is null);
