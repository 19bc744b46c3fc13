export const fullName = ({ first, last }: { readonly first: string; readonly last: string }) =>
  `${first} ${last}`;
