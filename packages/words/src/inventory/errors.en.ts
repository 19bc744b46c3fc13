import type { fieldCodes, requestCodes } from '@yay/contract/inventory/codes';

export const words = {
  request: {
    count_of_your_own: 'You counted this yourself. A second person has to review it.',
    count_not_waiting: 'This count was already handled.',
    count_to_settle: 'First say which of the two numbers is right.',
    place_not_empty: 'Our records show something at this place. Move it or count it first.',
    not_grab_and_go: 'Only grab-and-go menus have barcodes and QR codes.',
  } satisfies Record<(typeof requestCodes)[number], string>,
  field: {
    item_still_there:
      'Our records still show an item that you took out. Move it or count it first.',
    too_many_places: 'That is as many places as one inventory can have.',
    say_why: 'Please say why.',
    choose_one: 'Please choose one of the two numbers.',
    code_of_another: 'Another item already has this code.',
    pieces_kept: 'Enter a whole number from 0 to 99,999.',
    pieces_moved: 'Enter a whole number from 1 to 99,999.',
    pieces_in_pack: 'Enter a whole number from 2 to 1,000.',
    days_between_counts: 'Enter a whole number from 1 to 60.',
  } satisfies Record<(typeof fieldCodes)[number], string>,
};
