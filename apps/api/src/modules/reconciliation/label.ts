/** Its days, as the record names it. */
export const labelOf = ({
  first_day: first,
  last_day: last,
}: {
  first_day: string;
  last_day: string;
}) => (first === last ? first : `${first} – ${last}`);
