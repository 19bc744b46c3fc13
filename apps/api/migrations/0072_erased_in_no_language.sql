-- Names of the erased stand in no language (packages/words/src/personal-data/say-erased.ts): the
-- answer, file or mail that shows them says so in its reader's.
update users set first = '¬', last = '#' || id where erased_at is not null;
update lunchers set first = '¬', last = '#' || id where erased_at is not null;
