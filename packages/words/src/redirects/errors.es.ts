import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  field: {
    redirect_from_malformed:
      'Escribe una ruta de este sitio, como /old-page, o el principio de varias con un * al final, como /blog/*.',
    redirect_exists: 'Ya hay una redirección desde esta dirección.',
    redirect_over_page: 'Aquí se lee una página. Retírala antes del sitio.',
    redirect_over_portal: 'Esta dirección ya es parte del producto.',
    redirect_over_api: 'Esta dirección es de la API.',
    redirect_over_file: 'Esta dirección es de los archivos.',
    redirect_to_malformed:
      'Escribe una ruta de este sitio o una dirección que empiece con https://. Un * al final necesita otro al final de la primera.',
    redirect_host: 'Este otro sitio todavía no se permite. Agrégalo antes a los sitios de abajo.',
    redirect_host_malformed: 'Escribe el nombre de un sitio, como schools.example.org.',
    redirect_host_in_use: 'Una redirección lleva a un sitio que quitaste. Cambia antes esa.',
    redirect_loop: 'Esta redirección vuelve a donde empezó.',
    redirect_too_long: 'Esta redirección no termina nunca.',
  },
};
