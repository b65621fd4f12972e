import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A town without an airport, and up to three airports near it by the effort to get there; `weight` settles which namesake is likelier. */
export type Town = { name: string; countryCode: string; region: string; weight: number; airports: { code: string; km: number }[] }

const FILE = 'lib/adapters/supplier/sandbox/world/generated/towns.txt'

let lines: string | undefined

/** All towns of this folded name. They are rarely asked for: the lines are read as text, and only those of the name are taken apart. */
export function townsNamed(name: string): Town[] {
  lines ??= readFileSync(join(/* turbopackIgnore: true */ process.cwd(), FILE), 'utf8')
  const found: Town[] = []
  const head = `\n${name}\t`
  for (let at = lines.indexOf(head); at >= 0; at = lines.indexOf(head, at + 1)) {
    const end = lines.indexOf('\n', at + 1)
    found.push(townOf(lines.slice(at + head.length, end < 0 ? undefined : end)))
  }
  return found
}

function townOf(line: string): Town {
  const [name = '', countryCode = '', region = '', weight = '', airports = ''] = line.split('\t')
  const near = airports.split(' ').map((one) => ({ code: one.slice(0, 3), km: Number(one.slice(3)) }))
  return { name, countryCode, region, weight: Number(weight), airports: near }
}
