import '../modules/orders/index.ts';
