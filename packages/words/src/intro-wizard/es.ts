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
      text: 'Agrega a cada niño con su escuela y su grado. Dinos una vez qué no debe haber en el plato y lo revisamos en cada almuerzo.',
    },
    week: {
      title: 'Toda la semana en una página',
      text: 'Cada niño tiene una fila y cada día de clases, un plato. Un plato con línea punteada está vacío, y un día sin clases dice por qué.',
    },
    choose: {
      title: 'El almuerzo en dos toques',
      text: 'Abre un día y elige un plato. Los acompañamientos, las bebidas y las opciones se abren ahí mismo. Lo que no es apto para tu hijo está marcado.',
    },
    save: {
      title: 'Guarda antes de la hora límite',
      text: 'Nada está pedido hasta que guardas la semana. Cada día muestra cuánto tiempo queda, y elegir tarde puede tener un pequeño recargo.',
    },
    lunch: {
      title: 'Cocinado, etiquetado y entregado',
      text: 'La cocina prepara justo lo que guardaste, y el almuerzo llega a la escuela con el nombre de tu hijo.',
    },
  },
};
