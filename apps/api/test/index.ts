export { addPerson, type PersonToAdd } from './add-person.ts';
export { allowed } from './allowed.ts';
export { type BuiltFamily, builders } from './build.ts';
export { type Hearing, hear } from './hear.ts';
export { TINY_NOW } from './lay-tiny-template.ts';
export { lockWaits } from './lock-waits.ts';
export { addressOf, type Neighbour, neighbourOf } from './neighbour.ts';
export { noOrigin } from './no-origin.ts';
export { mailedCode, openFamily } from './open-family.ts';
export { type OrderToPlace, placeOrder } from './place-order.ts';
export { silentLog } from './silent-log.ts';
export { type TestApp, testApp } from './test-app.ts';
export { type TestDatabase, testDatabase } from './test-database.ts';
export type { TestPayments } from './test-payments.ts';
export { type Caller, type TinyApp, tinyApp } from './tiny-app.ts';
export { sqlOf, type Tiny, useTiny } from './use-tiny.ts';
export {
  type Entry,
  forgetOrders,
  type SaveExtras,
  type WeekClient,
  weekClient,
} from './week-client.ts';
