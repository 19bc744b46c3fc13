import { shippedParts } from './lib/sbom.ts';

// The bill of materials (CycloneDX) of what runs in production, from the lock file alone.
console.log(JSON.stringify(await shippedParts(), null, 2));
