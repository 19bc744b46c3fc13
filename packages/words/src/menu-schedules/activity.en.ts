export const words = {
  fields: {
    days_cleared: 'Days cleared',
    days_replaced: 'Days replaced',
    days_set: 'Days scheduled',
  },
};
