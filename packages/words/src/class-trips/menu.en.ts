/** Entries that the search of everything finds here. */
export const words = {
  deeds: {
    inviteTeacher: {
      name: 'Invite a teacher to propose a class trip',
      also: 'teacher link, field trip, excursion, class is away, class trips',
    },
  },
};
