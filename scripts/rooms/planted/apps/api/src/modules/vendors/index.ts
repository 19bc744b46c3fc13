import '../orders/orders.repo.ts';
