/** Whose tiles a map with streets is made of, if the operator set some; checked at the start (lib/env.ts). */
export function mapTiles(): { url: string; attribution: string } | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = process.env
  return url && attribution ? { url, attribution } : null
}
