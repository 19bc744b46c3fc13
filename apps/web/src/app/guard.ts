export { guard, homeOf } from '@yay/contract/passage';
