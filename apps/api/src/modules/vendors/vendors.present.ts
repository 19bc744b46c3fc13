import type { VendorCounts, VendorRecord } from '@yay/contract/vendors/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type {
  AllergyMeal,
  ItemCount,
  KitchenCount,
  KitchenState,
  SchoolCount,
} from '@yay/domain/kitchen';
import { toIso } from '@yay/domain/time';
import type { VendorRecordRow } from './vendor-record.repo.ts';
import type { VendorRow } from './vendors.repo.ts';

export const presentVendor = (row: VendorRow): VendorCounts['vendor'] => ({
  id: row.id,
  display_name: row.display_name,
  branch_name: row.branch_name,
  vendor_code: row.vendor_code,
  short_name: row.short_name,
  contacts: row.contacts.map(({ email }) => ({ email })),
});

export const presentRecord = (row: VendorRecordRow): VendorRecord => ({
  ...presentVendor(row),
  is_high_volume: row.is_high_volume,
  suspended_on: row.suspended_on === null ? null : toIso(row.suspended_on),
  version: row.version,
});

/** The fields of a vendor that the record keeps. */
export const recordedVendor = (row: VendorRow & { readonly is_high_volume: boolean }) => ({
  display_name: row.display_name,
  branch_name: row.branch_name || null,
  vendor_code: row.vendor_code,
  short_name: row.short_name,
  contacts: row.contacts.map(({ email }) => email),
  is_high_volume: row.is_high_volume,
});

export const presentCounts = (of: {
  readonly vendor: VendorRow;
  readonly date: PlainDate;
  readonly state: KitchenState;
  readonly count: KitchenCount;
  /** The reader may see the children's names. */
  readonly named: boolean;
}): VendorCounts => ({
  vendor: presentVendor(of.vendor),
  date: of.date,
  final: of.state.final,
  locks_at: of.state.locksAt === null ? null : toIso(of.state.locksAt),
  time_zone: of.state.zone,
  total_meals: of.count.totalMeals,
  items: of.count.items.map(presentItem),
  schools: of.count.schools.map(presentSchool),
  allergies: of.count.allergies.map((meal) => presentMeal(meal, of.named)),
});

const presentItem = (item: ItemCount): VendorCounts['items'][number] => ({
  item_id: item.itemId,
  name: item.name,
  is_extra: item.isExtra,
  units: item.units,
  variants: item.variants.map(({ options, units, strictAllergies }) => ({
    options: [...options],
    units,
    strict_allergies: strictAllergies.map((strict) => ({
      property: strict.property,
      units: strict.units,
    })),
  })),
  options: item.options.map(({ id, name, group, units }) => ({
    option_id: id,
    name,
    group,
    units,
  })),
  schools: item.schools.map(presentSchool),
});

const presentSchool = (school: SchoolCount): VendorCounts['schools'][number] => ({
  destination_id: school.id,
  name: school.name,
  abbreviation: school.abbreviation,
  units: school.units,
  grades: school.grades.map(({ id, label, units }) => ({ grade_id: id, label, units })),
});

const presentMeal = (meal: AllergyMeal, named: boolean): VendorCounts['allergies'][number] => ({
  order_id: meal.orderId,
  luncher: named ? meal.luncher : null,
  school: meal.school,
  grade: meal.grade,
  item: meal.item,
  only_extras: meal.onlyExtras,
  options: [...meal.options],
  extras: [...meal.extras],
  strict: [...meal.strict],
  not_safe: meal.notSafe ? { part: meal.notSafe.part.name, property: meal.notSafe.property } : null,
});
