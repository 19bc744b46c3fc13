-- Why an item was replaced can be said in Spanish too. Without it families who read Spanish read the English.
alter table substitutions add column because_es text check (because_es <> '');

-- So can what a school keeps for its people.
alter table school_resources
  add column title_es text check (char_length(title_es) between 1 and 100 and title_es = btrim(title_es)),
  add column note_es text check (char_length(note_es) between 1 and 300);
