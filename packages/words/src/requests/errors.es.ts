import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    too_many_forms:
      'Ya tenemos varios mensajes tuyos y los vamos a leer. Lo que escribiste sigue aquí: envíalo de nuevo en una hora o escríbenos un correo.',
    form_too_fast: 'Fue más rápido de lo que nadie escribe. Envíalo una vez más, por favor.',
    form_outdated:
      'Este formulario estuvo abierto demasiado tiempo. Lo que escribiste sigue aquí: envíalo una vez más, por favor.',
    form_sent_already:
      'Este formulario ya se envió con otro texto. Lo que escribiste sigue aquí: envíalo una vez más si quieres que también lo recibamos.',
    request_changed: 'Otra persona cambió esta solicitud mientras tanto. Así está ahora.',
    request_state:
      'Esto no se puede hacer en el estado en que está la solicitud. Vuelve a abrirla primero.',
  },
  field: {
    zip_code: 'Un código postal tiene cinco dígitos, como 37211.',
    school_is_ours: 'Esta escuela ya es una de las nuestras.',
    request_file_type: 'Elige un PDF o un archivo de Word (DOCX).',
    request_file_content:
      'Este archivo no se puede leer como PDF o Word. Guárdalo de nuevo y vuelve a elegirlo.',
    request_file_too_large: 'Este archivo es demasiado grande. Puede tener 10 MB como máximo.',
    unknown_owner: 'Esta persona no puede leer solicitudes de este tipo.',
  },
};
