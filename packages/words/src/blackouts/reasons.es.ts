import type { BlackoutReason } from '@yay/contract/blackouts/reasons';

export const reasons = {
  athletic_event: 'Evento deportivo',
  covid_closure: 'Cierre por COVID',
  early_dismissal: 'Salida temprana',
  fall_break: 'Vacaciones de otoño',
  field_trip: 'Excursión',
  grade_closure: 'Cierre de un grado',
  holiday: 'Día festivo nacional',
  idk_grade: 'Falta actualizar el grado',
  parent_teacher_conferences: 'Reuniones con los padres',
  school_closed: 'Escuela cerrada',
  school_self_service: 'La escuela sirve el almuerzo',
  school_vacation: 'Vacaciones escolares',
  spring_break: 'Vacaciones de primavera',
  student_holiday: 'Día libre para los alumnos',
  student_testing: 'Día de exámenes',
  summer_break: 'Vacaciones de verano',
  teacher_planning: 'Planeación docente',
  weather_closure: 'Cierre por el clima',
  winter_break: 'Vacaciones de invierno',
  other: 'Otro motivo',
} satisfies Record<BlackoutReason, string>;
