import '../features/orders/index.ts';
