import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Así se pide el almuerzo',
  close: common.close,
  previous: 'Anterior',
  next: 'Siguiente',
  done: 'Entendido',
  position: 'Imagen {number} de {count}',
  steps: {
    children: {
      title: 'Primero, quién come',
      text: 'Añade a cada niño con su escuela y su grado. Dinos una vez qué no debe haber en el plato y lo comprobamos en cada comida.',
    },
    week: {
      title: 'Toda la semana en una página',
      text: 'Cada niño tiene una fila y cada día de escuela, un plato. Un plato de línea discontinua aún está vacío, y un día sin clases dice por qué.',
    },
    choose: {
      title: 'El almuerzo en dos toques',
      text: 'Abre un día y elige una comida. Los acompañamientos, bebidas y opciones se despliegan ahí mismo. Lo que no le va bien a tu hijo está marcado.',
    },
    save: {
      title: 'Guarda antes de la hora límite',
      text: 'Nada está pedido hasta que guardas la semana. Cada día cuenta el tiempo que queda, y elegir tarde puede costar un pequeño recargo.',
    },
    lunch: {
      title: 'Cocinado, etiquetado y entregado',
      text: 'La cocina prepara justo lo que guardaste, y el almuerzo llega a la escuela con el nombre de tu hijo.',
    },
  },
};
