import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    draft_exists: 'Ya hay un borrador. Publícalo o descártalo antes, o deja que este lo reemplace.',
    draft_missing: 'Este borrador ya no está: alguien lo publicó o lo descartó.',
    page_stays: 'Esta página es parte del producto: se queda en su dirección y en el sitio.',
    version_not_scheduled: 'Esta versión ya no está programada.',
  },
  field: {
    address_malformed:
      'Empieza con una barra y usa minúsculas, números y guiones sueltos, como /news/first-week.',
    address_of_page: 'Otra página tiene esta dirección.',
    address_of_archived_page: 'Una página archivada tiene esta dirección. Restáurala o elige otra.',
    address_of_portal: 'Esta dirección ya es parte del producto.',
    address_of_api: 'Esta dirección es de la API.',
    address_of_file: 'Esta dirección es de los archivos.',
    address_of_language: 'Quita /es: cada página recibe sola su dirección en español.',
    address_of_redirect: 'Una redirección sale de esta dirección. Quítala antes.',
    not_a_document: 'No se puede leer este texto. Vuelve a cargar la página e inténtalo otra vez.',
    document_too_big: 'Este texto es demasiado largo. Divídelo en dos páginas.',
    document_too_deep: 'Hay listas o citas metidas unas en otras demasiadas veces.',
    document_unknown: 'Algo de este texto no se permite aquí. Quítalo e inténtalo otra vez.',
    document_unsafe_link:
      'Un enlace de este texto no sirve. Los enlaces empiezan con https://, mailto:, tel: o una barra.',
    document_picture_gone: 'Una imagen de este texto ya no está en la biblioteca. Quítala.',
    schedule_over: 'Esta hora ya pasó. Elige una posterior.',
    schedule_ends_first: 'El final tiene que ser después del inicio.',
    version_same_minute: 'Otra versión empieza en el mismo minuto.',
  },
};
