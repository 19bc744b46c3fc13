import './modules/orders/orders.repo.ts';
