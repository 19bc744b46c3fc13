import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledWords } from './vite/compiled-words.ts';
import { pageAssets } from './vite/page-assets.ts';

const api = process.env.API_ORIGIN ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    // React Aria carries its own words in 30 languages; we speak two.
    { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES'] }), enforce: 'pre' },
    compiledWords(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    pageAssets(),
  ],
  build: {
    manifest: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // The content security policy allows pictures and fonts from our own addresses only.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': api, '/media': api, '/health': api },
  },
});
