export const requestCodes = [
  'count_of_your_own',
  'count_not_waiting',
  'count_to_settle',
  'place_not_empty',
  'not_grab_and_go',
] as const;

export const fieldCodes = [
  'item_still_there',
  'too_many_places',
  'say_why',
  'choose_one',
  'code_of_another',
  'pieces_kept',
  'pieces_moved',
  'pieces_in_pack',
  'days_between_counts',
] as const;
