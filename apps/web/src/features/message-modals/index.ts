export { MessageOverPage } from './components/message-over-page.tsx';
export { isPayAheadWindow } from './model/pay-ahead.ts';
export { showsMessages } from './model/where.ts';
