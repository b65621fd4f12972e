import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'
import { pictureFile } from '@/components/content/picture/picture-file'
import type { Illustration } from '@/lib/content/illustration'
import * as texts from '@/lib/texts/pages/public/landing'

export const PREVIEW_SIZE = { width: 1200, height: 630 }
const FONT = join(process.cwd(), 'node_modules/@fontsource/figtree/files/figtree-latin-600-normal.woff')

type Preview = { illustration: Illustration; title: string; line: string }

const drawn = new Map<string, Promise<ArrayBuffer>>()

/** What stands beside a shared link: the page's own landscape, its name, and one line. Drawn once: it takes long, and anybody may ask. */
export async function previewImage(preview: Preview): Promise<Response> {
  const { seed } = preview.illustration
  const bytes = drawn.get(seed) ?? draw(preview)
  drawn.set(seed, bytes)
  bytes.catch(() => drawn.delete(seed))
  return new Response(await bytes, { headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' } })
}

async function draw({ illustration, title, line }: Preview): Promise<ArrayBuffer> {
  const image = new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: '#fcfaf5', fontFamily: 'Figtree' }}>
      {/* biome-ignore lint/performance/noImgElement: this is drawn into a picture, no page holds it */}
      <img
        src={`data:image/svg+xml;base64,${btoa(pictureFile(illustration, 'day'))}`}
        alt=""
        width={1200}
        height={667}
        style={{ position: 'absolute', left: 0, top: -37 }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          margin: 56,
          padding: '30px 40px 34px',
          maxWidth: 860,
          alignSelf: 'flex-start',
          borderRadius: 28,
          background: '#fffefb',
          color: '#1d2733',
        }}
      >
        <span style={{ fontSize: 28, color: '#00718f' }}>{texts.wayfarer}</span>
        <span style={{ fontSize: title.length > 34 ? 54 : 72, lineHeight: 1.1, marginTop: 6 }}>{title}</span>
        <span style={{ fontSize: 30, marginTop: 14, color: '#55606c' }}>{line}</span>
      </div>
    </div>,
    { ...PREVIEW_SIZE, fonts: [{ name: 'Figtree', data: await readFile(FONT), weight: 600 }] },
  )
  return image.arrayBuffer()
}
