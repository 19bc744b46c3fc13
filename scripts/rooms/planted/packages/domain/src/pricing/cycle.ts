import './index.ts';
import './nowhere.ts';
