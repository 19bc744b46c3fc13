import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    creditUpload: 'Carga de crédito',
    approvals: 'Aprobaciones',
  },
  purposes: {
    creditUpload: 'Crédito para muchas familias a la vez.',
    approvals: 'Crédito y devoluciones que necesitan a una segunda persona.',
  },
};
