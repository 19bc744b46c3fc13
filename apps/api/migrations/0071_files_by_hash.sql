-- An image host tells a file by its MD5, where the product's own store tells it by its SHA-256.
alter table assets rename column file_sha256 to file_hash;
alter table assets drop constraint assets_file_sha256_check;
alter table assets add constraint assets_file_hash_check check (octet_length(file_hash) in (16, 32));
