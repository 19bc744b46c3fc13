// Writes the food pictures that the seed worlds name into the web app's public folder.
// The pictures are kept in the repository; run this again after changing pictures.ts:
//   node seeds/pictures/main.ts
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PICTURES } from './pictures.ts';

type IconSet = { width?: number; height?: number; icons: Record<string, { body: string }> };

const require = createRequire(import.meta.url);
const set = JSON.parse(
  readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'),
) as IconSet;

const folder = new URL('../../apps/web/public/food/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) {
  if (file.endsWith('.svg')) rmSync(new URL(file, folder));
}
const side = set.width ?? set.height ?? 32;
for (const [name, emoji] of Object.entries(PICTURES)) {
  const icon = set.icons[emoji];
  if (!icon) throw new Error(`no emoji called ${emoji}`);
  writeFileSync(
    new URL(`${name}.svg`, folder),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${set.height ?? side}">${icon.body}</svg>\n`,
  );
}
writeFileSync(
  new URL('CREDITS.txt', folder),
  `Food pictures: Fluent Emoji by Microsoft Corporation, MIT licence
https://github.com/microsoft/fluentui-emoji
Taken unchanged from the package @iconify-json/fluent-emoji.

MIT License

Copyright (c) Microsoft Corporation.

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`,
);
console.log(`${Object.keys(PICTURES).length} pictures in apps/web/public/food`);
