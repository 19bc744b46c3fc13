import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    users: 'Usuarios',
  },
  purposes: {
    users: 'Familias y todas las demás personas con cuenta: búscalas, ayúdalas, actúa por ellas.',
  },
  also: {
    users: 'familias, padres, cuentas, clientes, personas',
  },
  deeds: {
    newUser: {
      name: 'Nuevo usuario',
      also: 'agregar una familia, crear una cuenta, invitar, personal nuevo',
    },
    addMeal: {
      name: 'Agregar un almuerzo para un niño',
      also: 'pedir por una familia, selección de comida, hacer un pedido',
    },
    impersonate: {
      name: 'Usar la cuenta de un usuario',
      also: 'suplantar, entrar como, actuar por una familia, cambiar de cuenta',
    },
    resetPassword: {
      name: 'Enviar un enlace de contraseña',
      also: 'olvidó la contraseña, bloqueado, contraseña nueva',
    },
    suspendUser: { name: 'Suspender a un usuario', also: 'bloquear, cerrar una cuenta, reactivar' },
  },
};
