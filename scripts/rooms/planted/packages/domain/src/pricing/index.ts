import './cycle.ts';
import { readFileSync } from 'node:fs';

export const price = readFileSync;
