import { LngLatBounds, Marker, Map as StreetMap } from 'maplibre-gl'
import type { MapFrame, NamedPoint } from '../place-on-map'

const TILE_PIXELS = 256
const CLOSEST = 16
/** Around the outermost marks, in pixels. */
const PADDING = 44
const PATIENCE_MS = 12_000
/** What the library's own style sheet would say of the few of its parts that are in use here. */
const LAYOUT =
  'absolute inset-0 [&_canvas]:absolute [&_.maplibregl-marker]:absolute [&_.maplibregl-marker]:top-0 [&_.maplibregl-marker]:left-0'
const MARK = 'grid size-6 place-items-center rounded-full bg-sea font-semibold text-[12px] text-sea-ink figures shadow-card'

/** Numbered points to move about on; with a frame, the ground within it that stands still below marks of its own. */
export type StreetView = { points: NamedPoint[]; frame?: MapFrame | undefined }

/** Streets, once the first tile has come; returns what removes the map. Rejects without WebGL or tiles. */
export async function showStreets(
  box: HTMLElement,
  { points, frame: still, label, tiles }: StreetView & { label: string; tiles: string },
): Promise<() => void> {
  const bounds = still
    ? new LngLatBounds([still.west, still.south], [still.east, still.north])
    : points.reduce((all, { lat, lon }) => all.extend([lon, lat]), new LngLatBounds())
  const answer = await fetch(tileAt(bounds, tiles), { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) throw new Error(`a tile of the map was refused with ${answer.status}`)
  // Of its own, as React writes the classes of `box`.
  const frame = document.createElement('div')
  frame.className = LAYOUT
  box.append(frame)
  const map = new StreetMap({
    container: frame,
    style: {
      version: 8,
      sources: { streets: { type: 'raster', tiles: [tiles], tileSize: TILE_PIXELS } },
      layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
    },
    bounds,
    fitBoundsOptions: still ? { padding: 0 } : { padding: PADDING, maxZoom: CLOSEST },
    interactive: !still,
    attributionControl: false,
    locale: { 'Map.Title': label },
    // Whoever scrolls the page over the map goes on scrolling the page.
    scrollZoom: false,
    dragRotate: false,
    pitchWithRotate: false,
  })
  map.touchZoomRotate.disableRotation()
  for (const [index, { name, lat, lon }] of points.entries()) new Marker({ element: markOf(index, name) }).setLngLat([lon, lat]).addTo(map)
  return new Promise((resolve, reject) => {
    const remove = () => {
      map.remove()
      frame.remove()
    }
    const giveUp = (reason: string) => {
      remove()
      reject(new Error(reason))
    }
    // Tiles that cannot be read are told one by one, and the map then waits for ever.
    const timer = setTimeout(giveUp, PATIENCE_MS, 'the tiles of the map did not come')
    map.once('webglcontextlost', () => giveUp('WebGL was lost'))
    map.once('load', () => {
      clearTimeout(timer)
      resolve(remove)
    })
  })
}

function markOf(index: number, name: string): HTMLElement {
  const mark = document.createElement('div')
  mark.className = MARK
  mark.title = name
  // The library would call every one of them “Map marker”.
  mark.setAttribute('aria-label', `${index + 1}: ${name}`)
  mark.textContent = String(index + 1)
  return mark
}

/** The tile in the middle, from far enough away to be sure that there is one. */
function tileAt(bounds: LngLatBounds, tiles: string): string {
  const { lng, lat } = bounds.getCenter()
  const zoom = 10
  const across = 2 ** zoom
  const north = (lat * Math.PI) / 180
  const [x, y] = [((lng + 180) / 360) * across, ((1 - Math.asinh(Math.tan(north)) / Math.PI) / 2) * across]
  return tiles
    .replaceAll('{z}', String(zoom))
    .replaceAll('{x}', String(Math.floor(x)))
    .replaceAll('{y}', String(Math.floor(y)))
}
