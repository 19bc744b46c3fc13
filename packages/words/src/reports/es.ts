import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Ingresos y costo de las cocinas',
  intro:
    'Lo que se cobró a las familias por sus almuerzos, al centavo como en el libro, y lo que reciben las cocinas por ellos.',
  download: 'Exportar',
  by: 'Según el día en que los almuerzos se',
  served: 'Comen',
  settled: 'Cobran',
  group: 'Filas',
  groups: { day: 'Días', market: 'Mercados', school: 'Escuelas', vendor: 'Cocinas' },
  loading: 'Sumando',
  updating: 'Sumando de nuevo',
  failed: 'No se pudo cargar el informe',
  retry: 'Probar de nuevo',
  emptyTitle: 'No se cobró nada',
  emptyText:
    'En estos días no hay nada que se cobrara a las familias. Elige otros o quita un filtro.',
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
  meals: 'Comidas',
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
      'Cada almuerzo cuenta el día en que se come, con todo lo que se cobró y se devolvió hasta ahora. Un almuerzo cancelado no cuenta nada.',
    settled:
      'Cada cobro cuenta el día en que se hizo, y lo que se devuelve cuenta en contra el día en que se devolvió, según el reloj de la oficina.',
    net: 'El neto son comidas y recargos menos descuentos. Los fondos promocionales son la parte que se pagó con crédito regalado y con bonos.',
    vendor:
      'Lo que recibe una cocina por un almuerzo se fija al pedirlo, como el precio; los precios posteriores no cambian nada. Los extras de otra cocina cuentan para esa cocina. Un almuerzo que no le cuesta nada a la familia cuenta cuando la cocina ya tiene su número: por cobro, ese día.',
  },
  file: {
    served: 'Día en que se come',
    settled: 'Día del cobro',
    market: 'Mercado',
    school: 'Escuela',
    vendor: 'Cocina',
    lunches: 'Almuerzos',
    meals: 'Comidas',
    lateFees: 'Recargos',
    discounts: 'Descuentos',
    net: 'Neto',
    promo: 'Fondos promocionales',
    vendorCost: 'Costo de cocinas',
    margin: 'Margen',
  },
};
