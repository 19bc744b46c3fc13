export const words = {
  fields: {
    repeat_ordering: 'Repeat ordering',
  },
};
