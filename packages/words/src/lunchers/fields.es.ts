import type { Translated } from '../locales.ts';
import type { fields as english } from './fields.en.ts';

/** The fields of a luncher, as the form names them and the record of who changed what. */
export const fields: Translated<typeof english> = {
  first: 'Nombre',
  last: 'Apellido',
  school: 'Escuela',
  grade: 'Grado',
};
