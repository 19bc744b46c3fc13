import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Ingresos y costo de las cocinas',
  intro:
    'Lo que se cobró a las familias por sus almuerzos y lo que reciben las cocinas, al centavo.',
  download: 'Exportar',
  by: 'Según el día en que los almuerzos se',
  served: 'Comen',
  settled: 'Cobran',
  group: 'Filas',
  groups: { day: 'Días', market: 'Mercados', school: 'Escuelas', vendor: 'Cocinas' },
  loading: 'Sumando',
  updating: 'Actualizando',
  failed: 'No se pudo cargar el informe',
  retry: common.tryAgain,
  emptyTitle: 'No se cobró nada',
  emptyText: 'No se cobró nada a las familias en estos días. Elige otros días o quita un filtro.',
  chart: {
    title: 'Día por día',
    label:
      'Ingreso neto y costo de las cocinas del {from} al {to}: {net} y {cost} en total. Las mismas cifras están en la tabla.',
    net: 'Ingreso neto',
    cost: 'Costo de las cocinas',
    byWeek: 'Semana a semana',
    highest: 'Máximo: {amount} el {day}.',
    highestWeek: 'Máximo: {amount} en la semana del {day}.',
  },
  figures: {
    net_cents: 'Ingreso neto',
    lunches: 'Almuerzos',
    per_lunch_cents: 'Neto por almuerzo',
    vendor_cents: 'Costo de las cocinas',
    margin_cents: 'Margen',
  },
  table: 'Ingresos y costo de las cocinas por {group}',
  total: 'Total',
  lunches: 'Almuerzos',
  meals: 'Platos',
  lateFees: 'Recargos',
  discounts: 'Descuentos',
  net: 'Neto',
  promo: 'Fondos promocionales',
  vendorCost: 'Costo de cocinas',
  margin: 'Margen',
  open: 'Solo {name}',
  notes: {
    title: 'Cómo se calcula',
    served:
      'Cada almuerzo cuenta el día en que se come, con todo lo que se cobró y reembolsó hasta ahora. Un almuerzo cancelado cuenta como cero.',
    settled:
      'Cada cobro cuenta el día en que se hizo, y cada reembolso resta el día en que se hizo, en la zona horaria de la oficina.',
    net: 'El neto son platos y recargos menos descuentos. Los fondos promocionales son la parte que se pagó con crédito regalado y con bonos.',
    vendor:
      'Lo que recibe una cocina por un almuerzo se fija al pedirlo, igual que el precio; los cambios de precio posteriores no lo afectan. Los extras de otra cocina cuentan para esa cocina. Un almuerzo gratis para la familia cuenta cuando la cocina ya tiene su pedido: por cobro, ese día.',
  },
  file: {
    served: 'Día en que se come',
    settled: 'Día del cobro',
    market: 'Mercado',
    school: 'Escuela',
    vendor: 'Cocina',
    lunches: 'Almuerzos',
    meals: 'Platos',
    lateFees: 'Recargos',
    discounts: 'Descuentos',
    net: 'Neto',
    promo: 'Fondos promocionales',
    vendorCost: 'Costo de cocinas',
    margin: 'Margen',
  },
};
