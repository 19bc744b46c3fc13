const US_NUMBER = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** A kept number as people read it: one of the US without its country, any other with it. */
export const formatPhone = (phone: string): string =>
  phone.replace(US_NUMBER, (_, area, exchange, line) => `(${area}) ${exchange}-${line}`);
