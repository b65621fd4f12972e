/** A file that is saved under `name`, and never shown as a page. */
export function fileResponse(file: Uint8Array<ArrayBuffer> | string, contentType: string, name: string): Response {
  return new Response(file, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '-')}"`,
    },
  })
}
