import './orders.repo.ts';
import '../../main.ts';
