import type { Queryable } from '../../platform/db/index.ts';
import { allFeatures, type FeatureRow } from './settings.repo.ts';

export const features = (source: Queryable): Promise<FeatureRow[]> => allFeatures(source);
