import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    settings_changed:
      'Otra persona cambió estos ajustes mientras tanto. Lo que cambiaste sigue aquí, junto a cómo están ahora.',
    closes_ordering: 'Esto cerraría los pedidos para todos. Todavía no se guardó nada.',
  },
  field: {
    bonus_high: 'El bono es tanto como lo que se paga, o más.',
    not_rising: 'Cada día tiene que ser posterior al anterior.',
    not_falling: 'Cada día tiene que estar más cerca del final que el anterior.',
    after_grace:
      'Un aviso tiene que llegar después del primer fallo: usa menos días que los de gracia.',
    after_kitchen: 'Para entonces la cocina ya tiene su conteo. Elige esa hora o una anterior.',
    over_single_limit: 'Es más de lo que se puede dar de una vez.',
    over_own_limit:
      'Es más de lo que puedes dar por tu cuenta. Otra persona tiene que subir antes ese límite.',
    over_day_limits:
      'Ninguna familia puede recibir tanto en un día, así que nunca se pagaría. Sube primero los límites del dinero del equipo.',
    under_promises:
      'El programa de referidos promete más que esto, así que nunca podría pagar. Baja primero sus recompensas o desactívalo.',
    seven_days_most: 'Las tareas terminadas se guardan siete días como máximo.',
    unknown_page: 'Esa página está archivada o no existe. Elige otra.',
    page_twice: 'Esta lista ya tiene un enlace a esa página.',
    page_or_https:
      'Escribe una página de este sitio, como /faqs, o una dirección que empiece con https://.',
    unknown_article: 'Los visitantes no ven este artículo. Elige otro.',
  },
};
