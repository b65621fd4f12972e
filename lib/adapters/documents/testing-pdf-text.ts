import { inflateSync } from 'node:zlib'

/** The words of a PDF that our printer made, in the order they were written: one line per piece. Fails on any glyph without a letter. */
export function readPdfText(file: Uint8Array): string {
  const pdf = Buffer.from(file).toString('latin1')
  const objects = new Map([...pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]))
  const fontOf = new Map<string, Map<string, string>>()
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
      if (map) fontOf.set(name, readMap(inflated(objects.get(map) ?? '')))
    }
  }
  const lines: string[] = []
  for (const body of objects.values()) {
    if (!body.includes('stream') || /\/(Length1|Type)/.test(body)) continue
    const content = inflated(body)
    if (!content.includes(' Tf')) continue
    let font = new Map<string, string>()
    for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|(\[.*?\]) TJ/g)) {
      if (name) font = fontOf.get(name) ?? new Map()
      if (shown) lines.push(decode(shown, font))
    }
  }
  return lines.join('\n')
}

export function countPages(file: Uint8Array): number {
  return [
    ...Buffer.from(file)
      .toString('latin1')
      .matchAll(/\/Type \/Page\n/g),
  ].length
}

function inflated(body: string): string {
  const bytes = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1] ?? ''
  return body.includes('FlateDecode') ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes
}

function readMap(text: string): Map<string, string> {
  const map = new Map<string, string>()
  for (const [, first = '0', list = ''] of text.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g)) {
    const start = Number.parseInt(first, 16)
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const units = (hex.replaceAll(' ', '').match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))
      map.set((start + index).toString(16).padStart(4, '0'), String.fromCharCode(...units))
    }
  }
  return map
}

function decode(shown: string, font: Map<string, string>): string {
  const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
  return glyphs
    .map((glyph) => {
      const letter = font.get(glyph)
      if (letter === undefined) throw new Error(`the glyph ${glyph} stands for no letter`)
      return letter
    })
    .join('')
}
