import { fontRuns, openPaperFonts, paperFont, type Run, type Weight } from './paper-fonts'

export type TextStyle = { weight?: Weight; size?: number; colour?: string; align?: 'left' | 'right' }

const INK = '#22303a'
export const SOFT = '#56626c'
const LINE = '#ddd6cb'
export const PAGE = { left: 54, right: 541, top: 54, bottom: 770 }

/** Paper in A4, written from the top down; what no longer fits goes on to the next page. Lengths are points. */
export class Sheet {
  y = PAGE.top
  readonly pdf: PDFKit.PDFDocument
  private readonly registered = new Set<string>()

  /** The PDF writer comes with the first paper: most processes never print one. */
  static async open(info: { Title: string; Subject: string }): Promise<Sheet> {
    await openPaperFonts()
    const { default: PDFDocument } = await import('pdfkit')
    const pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: 'en',
      displayTitle: true,
      // No font of the PDF writer's own: it would look for files beside itself.
      font: '',
      info: { ...info, Author: 'Wayfarer', Creator: 'Wayfarer', Producer: 'Wayfarer' },
    })
    return new Sheet(pdf)
  }

  private constructor(pdf: PDFKit.PDFDocument) {
    this.pdf = pdf
  }

  /** Begins a new page unless so much still fits. */
  reserve(height: number): void {
    if (this.y + height <= PAGE.bottom) return
    this.pdf.addPage()
    this.y = PAGE.top
  }

  /** Writes from `x` on, in lines of at most `width`; returns their height and leaves `y` where it is. */
  write(text: string, x: number, width: number, style: TextStyle = {}): number {
    const { size = 10.5, colour = INK, align = 'left' } = style
    const lineHeight = size * 1.4
    const lines = this.linesOf(text, width, style)
    for (const [index, line] of lines.entries()) {
      const runs = fontRuns(line)
      let at = align === 'right' ? x + width - this.widthOf(line, style) : x
      for (const run of runs) {
        this.set(run, style)
        this.pdf.fillColor(colour).text(run.text, at, this.y + index * lineHeight, { lineBreak: false })
        at += this.pdf.widthOfString(run.text)
      }
    }
    return lines.length * lineHeight
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    return this.linesOf(text, width, style).length * (style.size ?? 10.5) * 1.4
  }

  widthOf(text: string, style: TextStyle): number {
    return fontRuns(text).reduce((sum, run) => {
      this.set(run, style)
      return sum + this.pdf.widthOfString(run.text)
    }, 0)
  }

  rule(): void {
    this.pdf.moveTo(PAGE.left, this.y).lineTo(PAGE.right, this.y).lineWidth(0.75).strokeColor(LINE).stroke()
  }

  /** The finished file, with a line at the foot of each page. */
  async finish(foot: (page: number, pages: number) => string): Promise<Uint8Array<ArrayBuffer>> {
    const { count } = this.pdf.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.pdf.switchToPage(page)
      this.y = 796
      this.write(foot(page + 1, count), PAGE.left, PAGE.right - PAGE.left, { size: 8.5, colour: SOFT })
    }
    const chunks: Buffer[] = []
    const ended = new Promise<void>((resume, fail) => {
      this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.pdf.on('end', resume)
      this.pdf.on('error', fail)
    })
    this.pdf.end()
    await ended
    return new Uint8Array(Buffer.concat(chunks))
  }

  private set({ face }: Run, { weight = 'regular', size = 10.5 }: TextStyle): void {
    const name = `${weight} ${face}`
    if (!this.registered.has(name)) this.pdf.registerFont(name, paperFont(weight, face))
    this.registered.add(name)
    this.pdf.font(name).fontSize(size)
  }

  private linesOf(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(' ').flatMap((whole) => this.fitting(whole, width, style))) {
      const longer = line ? `${line} ${word}` : word
      if (line && this.widthOf(longer, style) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  }

  /** A word that is longer than a line goes on in the next one. */
  private fitting(word: string, width: number, style: TextStyle): string[] {
    if (this.widthOf(word, style) <= width) return [word]
    const parts: string[] = []
    let part = ''
    for (const sign of word) {
      if (part && this.widthOf(part + sign, style) > width) {
        parts.push(part)
        part = sign
      } else part += sign
    }
    return [...parts, part]
  }
}
