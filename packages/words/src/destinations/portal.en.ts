import { reasons } from '../blackouts/reasons.en.ts';
import { words as common } from '../common/en.ts';

/** The school's portal: which schools, and the lunches of each week. */
export const portal = {
  retry: common.tryAgain,
  schools: {
    title: 'Your schools',
    intro: 'Open a school to see who eats, day by day.',
    loading: 'Loading your schools',
    name: 'School',
    city: 'Town',
    market: 'Market',
    timeZone: 'Time zone',
    all: 'All schools',
    emptyTitle: 'No school yet',
    emptyText:
      'Here you see the lunches of your school. Write to {email} and we will add you to it.',
    errorTitle: 'Your schools did not load',
    retry: common.tryAgain,
  },
  week: {
    loading: 'Loading the week',
    navigation: 'Week',
    title: 'Lunches, {week}',
    previous: 'Previous week, {week}',
    next: 'Next week, {week}',
    current: common.thisWeek,
    place: '{market} market, {timeZone}',
    unknown: 'The week’s lunches',
    errorTitle: 'The week did not load',
    staleTitle: 'This could not be updated.',
    staleText: 'What you see is from {time}.',
    updated: 'Updated {time}',
    suspended: 'This school is suspended. Families cannot order for it.',
  },
  cutOff: {
    open: 'Families can order until {when}',
    days: 'That is for {days}.',
    over: 'Ordering for this week has closed',
    overText: 'What stands here is what is brought.',
    nothing: 'Nothing is served this week',
  },
  days: {
    title: 'Day by day',
    lunches: '{count, plural, one {lunch} other {lunches}}',
    today: common.today,
    until: 'Families can order until {when}',
    closedToOrders: 'Ordering has closed',
    final: 'Final, nothing can change any more',
    noMenu: 'No menu scheduled',
    closed: 'No lunch: {reason}',
    closedGrade: '{grade}, no lunch: {reason}',
    named: '{reason} ({name})',
  },
  grades: {
    title: 'By grade',
    grade: 'Grade',
    week: 'Week',
    all: 'Whole school',
    none: 'Nobody has ordered for this week yet.',
  },
  reasons,
};
