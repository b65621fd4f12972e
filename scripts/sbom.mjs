/**
 * Writes which packages the project consists of to .reports/sbom.json, as CycloneDX 1.6: from the lock file alone, so that it tells what
 * is installed anywhere. Npm's own list has an older format.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportsFolder, root } from './setup/paths.mjs'

/**
 * @typedef {{ name?: string, version?: string, integrity?: string, license?: string, dev?: boolean, optional?: boolean, devOptional?: boolean,
 *   peer?: boolean, dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Installed
 * @typedef {{ name: string, version: string, packages: Record<string, Installed> }} Lock
 */

/**
 * The bill of materials of a lock file. A package that is installed in several places in one version stands in it once.
 * @param {Lock} lock
 * @param {Date} now
 */
export function billOfMaterials(lock, now) {
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '')
  const byRef = new Map(entries.map(([path, installed]) => [refOf(path, installed), componentOf(path, installed)]))
  // One that is needed at run time in any place is needed.
  for (const [path, installed] of entries) {
    if (scopeOf(installed) === 'required') byRef.set(refOf(path, installed), componentOf(path, installed))
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(lock),
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      lifecycles: [{ phase: 'pre-build' }],
      component: {
        type: 'application',
        'bom-ref': ownRef(lock),
        name: lock.name,
        version: lock.version,
        purl: purlOf(lock.name, lock.version),
      },
    },
    components: [...byRef.values()].sort((a, b) => compare(a['bom-ref'], b['bom-ref'])),
    dependencies: dependenciesOf(lock),
  }
}

/** @param {string} path @param {Installed} installed */
function componentOf(path, installed) {
  const { version = '', integrity, license } = installed
  const [group, name] = nameParts(nameOf(path))
  return {
    type: 'library',
    'bom-ref': refOf(path, installed),
    ...(group ? { group } : {}),
    name,
    version,
    scope: scopeOf(installed),
    purl: purlOf(nameOf(path), version),
    ...(license ? { licenses: [licenseOf(license)] } : {}),
    ...(integrity ? { hashes: hashesOf(integrity) } : {}),
  }
}

/** What only builds and tests is excluded from what runs. @param {Installed} installed */
function scopeOf({ dev, devOptional, optional }) {
  if (dev || devOptional) return 'excluded'
  return optional ? 'optional' : 'required'
}

/** An expression ("MIT OR Apache-2.0") is told apart from one name. @param {string} license */
function licenseOf(license) {
  if (/ (OR|AND|WITH) /.test(license)) return { expression: license }
  return { license: /^[\w.+-]+$/.test(license) && license !== 'UNLICENSED' ? { id: license } : { name: license } }
}

/** @param {string} integrity */
function hashesOf(integrity) {
  const names = /** @type {Record<string, string>} */ ({ sha512: 'SHA-512', sha384: 'SHA-384', sha256: 'SHA-256', sha1: 'SHA-1' })
  return integrity.split(/\s+/).flatMap((one) => {
    const [algorithm = '', content = ''] = [one.slice(0, one.indexOf('-')), one.slice(one.indexOf('-') + 1)]
    return names[algorithm] ? [{ alg: names[algorithm], content: Buffer.from(content, 'base64').toString('hex') }] : []
  })
}

/** Who needs whom, as Node finds it: in the package's own folder first, then in those around it. @param {Lock} lock */
function dependenciesOf(lock) {
  /** @type {Map<string, Set<string>>} */
  const needs = new Map()
  for (const [path, installed] of Object.entries(lock.packages)) {
    const ref = path === '' ? ownRef(lock) : refOf(path, installed)
    const found = needs.get(ref) ?? new Set()
    for (const name of neededBy(installed, path === '')) {
      const at = placeOf(name, path, lock.packages)
      const there = at === null ? undefined : lock.packages[at]
      if (at !== null && there) found.add(refOf(at, there))
    }
    needs.set(ref, found)
  }
  return [...needs].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].sort(compare) })).sort((a, b) => compare(a.ref, b.ref))
}

/** @param {Installed} installed @param {boolean} isOwn */
function neededBy({ dependencies, optionalDependencies, peerDependencies, devDependencies }, isOwn) {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies, ...(isOwn ? devDependencies : {}) })
}

/** Null for an optional package that is not installed. @param {string} name @param {string} from @param {Record<string, Installed>} packages */
function placeOf(name, from, packages) {
  let folder = from
  while (true) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[place]) return place
    if (folder === '') return null
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  }
}

/** @param {string} path */
function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** @param {string} name @returns {[string, string]} */
function nameParts(name) {
  const [first = '', second] = name.split('/')
  return second === undefined ? ['', first] : [first, second]
}

/** @param {string} path @param {Installed} installed */
function refOf(path, { version = '' }) {
  return `${nameOf(path)}@${version}`
}

/** @param {Lock} lock */
function ownRef({ name, version }) {
  return `${name}@${version}`
}

/** @param {string} name @param {string} version */
function purlOf(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

/** The same for the same lock file. @param {Lock} lock */
function serialOf(lock) {
  const hex = createHash('sha256').update(JSON.stringify(lock)).digest('hex')
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** @param {string} a @param {string} b */
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0
}

if (process.argv[1] === import.meta.filename) {
  const file = join(reportsFolder, 'sbom.json')
  const bill = billOfMaterials(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')), new Date())
  mkdirSync(reportsFolder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`${bill.components.length} packages are listed in .reports/sbom.json`)
}
