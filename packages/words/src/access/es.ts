import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  schools: {
    title: 'Escuelas',
    everything: 'Todas las escuelas',
    name: 'Nombre',
    abbreviation: 'Abrev.',
    city: 'Ciudad',
    market: 'Mercado',
    lunchers: 'Niños',
    new: 'Nueva escuela',
    status: 'Estado',
    statuses: { active: 'Activa', suspended: 'Suspendida', archived: 'Archivada' },
    emptyTitle: 'Todavía no hay escuelas',
    emptyText: 'Aquí aparecen las escuelas a las que llevamos el almuerzo.',
  },
  vendors: {
    title: 'Cocinas',
    everything: 'Todas las cocinas',
    name: 'Nombre',
    branch: 'Sucursal',
    code: 'Código',
    volume: 'Volumen',
    high: 'Alto',
    usual: 'Normal',
    state: 'Estado',
    active: 'Activa',
    suspended: 'Suspendida',
    new: 'Nueva cocina',
    emptyTitle: 'Todavía no hay cocinas',
    emptyText: 'Aquí aparecen las cocinas que preparan nuestros almuerzos.',
  },
  tabs: 'Secciones',
  tab: 'Acceso',
  visitPortal: 'Ver el portal',
  school: {
    title: 'Quién puede usar el portal de la escuela',
    intro: 'Ven solo esta escuela. El equipo puede ver todas.',
    empty: 'Nadie de esta escuela tiene acceso todavía',
    emptyText:
      'Invita a quienes organizan el almuerzo en esta escuela. Recibirán un correo con un enlace.',
  },
  vendor: {
    title: 'Quién puede usar el portal de la cocina',
    intro: 'Ven solo esta cocina. El equipo puede ver todas.',
    empty: 'Nadie de esta cocina tiene acceso todavía',
    emptyText: 'Invita a quienes dirigen esta cocina. Recibirán un correo con un enlace.',
  },
  grant: 'Invitar a alguien',
  grantText:
    'Enviamos un enlace a este correo. El acceso empieza cuando la persona acepte; tiene 7 días.',
  person: 'Nombre',
  roles: 'Roles',
  state: 'Estado',
  active: 'Activa',
  suspended: 'Suspendida',
  loading: 'Cargando quién tiene acceso',
  failed: common.notLoaded,
  retry: common.tryAgain,
  notFound: 'No encontramos este registro',
};
