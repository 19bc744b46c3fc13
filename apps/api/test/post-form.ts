/** Encodes a form with a file, as a browser does. */
export async function formOf(
  fields: Readonly<Record<string, string>>,
  file?: { readonly body: Uint8Array; readonly name?: string; readonly type?: string },
): Promise<{ readonly body: Buffer; readonly type: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) {
    const { body, name = 'picture.jpg', type = 'image/jpeg' } = file;
    form.append('file', new File([Uint8Array.from(body)], name, { type }));
  }
  const written = new Response(form);
  return {
    body: Buffer.from(await written.arrayBuffer()),
    type: written.headers.get('content-type') ?? '',
  };
}
