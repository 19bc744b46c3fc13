import { expect, test } from 'vitest';
import { tinyApp } from '../test/index.ts';
import { jsonWriter } from './platform/http/index.ts';

// Writers are built at the first answer; what can't be written is to be known before anybody asks.
test('every answer that a call declares can be written', async () => {
  const app = await tinyApp();
  try {
    const declared = app.server.endpoints.flatMap(({ method, path, responses }) =>
      Object.entries(responses).map(([status, schema]) => ({
        is: `${method} ${path} ${status}`,
        schema,
      })),
    );
    expect(declared.length).toBeGreaterThan(200);
    const broken = declared.flatMap(({ is, schema }) => {
      if (schema.type === 'undefined' || schema.type === 'void') return [];
      try {
        jsonWriter(schema);
        return [];
      } catch (error) {
        return `${is}: ${String(error)}`;
      }
    });
    expect(broken).toEqual([]);
  } finally {
    await app.close();
  }
});
