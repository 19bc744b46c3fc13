import { words as common } from '../common/en.ts';

export const words = {
  trip_asked: {
    children: common.childrenOf,
    subject: '{grade} on {day}: a class trip is waiting for your answer',
    text: '{teacher} would like {grade} to have no lunch on {day}: {place}.',
    text_children: '{teacher} would like {grade} to have no lunch on {day}: {place}.',
    nothing:
      'Nothing is canceled yet. You can decide until {until}. After that, the kitchen starts cooking.',
    button: 'See it and answer',
  },
  trip_answered: {
    hello: 'Hi {teacher},',
    subject_agreed: '{grade} on {day}: your class trip is agreed',
    subject_declined: '{grade} on {day}: your class trip was declined',
    agreed:
      '{school} agreed: {grade} has no lunch on {day} ({place}). Families are told and get their money back; you don’t have to write to them about lunch.',
    agreed_children:
      '{school} agreed: no lunch for {grade} on {day} ({place}). Their families are told and get their money back; you don’t have to write to them about lunch.',
    declined:
      '{school} declined your class trip of {grade} on {day} ({place}). Lunch comes as usual.',
    words: 'The office says: {words}',
  },
} as const;
