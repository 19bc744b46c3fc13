import { registerHooks } from 'node:module';

// dependency-cruiser reads TypeScript by the compiler's own API, which version 7 no longer has:
// with that one alone it reads nothing, finds nothing wrong, and passes.
registerHooks({
  resolve(specifier, context, next) {
    const asks = context.parentURL?.includes('/node_modules/dependency-cruiser/');
    const found = asks && /^typescript(\/|$)/.exec(specifier);
    return next(found ? specifier.replace('typescript', 'typescript-6') : specifier, context);
  },
});
