/** A file that belongs to one user: saved under `name`, never kept by a cache, never guessed to be something else. */
export function fileResponse(file: Uint8Array<ArrayBuffer> | string, contentType: string, name: string): Response {
  return new Response(file, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '-')}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
